"""Alembic's migrations: each brings a database from one form to the next."""
