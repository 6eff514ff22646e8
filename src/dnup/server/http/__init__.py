"""What is asked over HTTP: one module a resource, sessions, and one place that answers refusals.

Handlers raise (`refused.RequestRefused`, and what they call); `errors` makes responses of it.
"""
