"""What is printed: the data file, its reader, and tables made from it."""
