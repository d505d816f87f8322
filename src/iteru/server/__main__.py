"""`python -m iteru.server` is `iteru serve`."""

from iteru.server.run import run

if __name__ == "__main__":
    run("127.0.0.1", 8123)
