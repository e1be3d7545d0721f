"""Alembic's entry: it works on the connection that `migrating` hands in."""

from alembic import context

from goldenhorn.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
