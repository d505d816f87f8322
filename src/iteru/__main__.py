"""`python -m iteru` is the `iteru` command."""

from iteru.cli.main import main

if __name__ == "__main__":
    main()
