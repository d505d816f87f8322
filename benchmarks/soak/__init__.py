"""`make soak`: long proofs, done slice by slice and gone on with whenever there is time.

A proof is a statement and a function that tries it on a range of numbers, such as seeds; see
`proof.py`. To add one, write a module with its `PROOFS` and name it in `registry.py`.
"""
