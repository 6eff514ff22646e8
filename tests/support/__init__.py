"""What tests share: builders, players, servers, visitors and other ways to say what is expected.

Nothing here is a test. `PYTHONPATH=tests` lets programs outside of the tests use it too.
"""
