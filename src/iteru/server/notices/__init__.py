"""Telling people outside the page that they are awaited: by Web Push and by mail."""
