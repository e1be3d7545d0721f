"""Advice for one seat, from its view alone: what others may hold, how safe ships are, whether to end, what to do."""
