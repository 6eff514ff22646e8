#!/bin/sh
# Finds a Python that can run dnup and hands over to setup.py. PYTHON names another one than python3.

is_new_enough() {
  "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

if [ -n "${PYTHON:-}" ]; then
  if is_new_enough "$PYTHON"; then exec "$PYTHON" tools/setup.py "$@"; fi
  echo "PYTHON is '$PYTHON', which isn't Python 3.11 or newer." >&2
  exit 1
fi
for python in python3 python3.14 python3.13 python3.12 python3.11; do
  if is_new_enough "$python"; then exec "$python" tools/setup.py "$@"; fi
done

{
  if found=$(python3 --version 2>/dev/null); then
    echo "dnup needs Python 3.11 or newer, and this machine has $found. Install a newer one beside it:"
    debian=python3.11-venv
  else
    echo 'dnup needs Python 3.11 or newer, and this machine has none. Install it with:'
    debian=python3-venv
  fi
  if command -v apt-get >/dev/null; then echo "  sudo apt-get install $debian"
  elif command -v dnf >/dev/null; then echo '  sudo dnf install python3.12'
  elif command -v pacman >/dev/null; then echo '  sudo pacman -S python'
  elif command -v apk >/dev/null; then echo '  sudo apk add python3'
  elif command -v brew >/dev/null; then echo '  brew install python'
  else echo '  https://www.python.org/downloads/'
  fi
  echo 'Then run the same command again. Nothing else is needed: the rest is set up inside this folder.'
} >&2
exit 1
