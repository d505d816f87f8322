"""One file for each change of the database's form, in the order that `down_revision` tells."""
