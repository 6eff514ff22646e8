"""All that is computed in the background: what bots do, reviews, deals that bots play again.

What is slow runs on threads of its own, and whoever asks for much comes after the others. Imports
`store` and what stands below it.
"""
