"""The laws, a function each: its name is the law's name, its docstring says what the law asks."""
