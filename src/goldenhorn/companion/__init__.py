"""Beside the real box: what people at a table tell, checked by the rules, with hands that nobody tells."""
