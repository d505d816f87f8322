"""A battle (K9), one module for each of its steps."""
