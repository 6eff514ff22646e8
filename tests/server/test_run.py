"""Where a server listens."""

import socket

from dnup.server.run import listen


def test_a_listening_socket_is_known_to_be_tcp_so_that_answers_are_not_held_back() -> None:
    sockets = listen("localhost", 0)
    try:
        assert {listening.proto for listening in sockets} == {socket.IPPROTO_TCP}
    finally:
        for listening in sockets:
            listening.close()
