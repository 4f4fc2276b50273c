#!/bin/sh
# Installs the engines, the database server and the editor that the tests run for real, from Debian or Ubuntu.
# Prints one line for each that says what is there; ends with 1 where one could not be installed.
set -eu

# one line each: its name, the file (or pattern) that proves it is there, and the packages that bring it
engines() {
  cat <<'LIST'
apertium-eng-spa /usr/share/apertium/modes/eng-spa.mode apertium apertium-eng-spa
pocketsphinx-en-us /usr/share/pocketsphinx/model/en-us/en-us.lm.bin pocketsphinx-en-us
python3-pocketsphinx /usr/lib/python3/dist-packages/pocketsphinx/__init__.py python3 python3-pocketsphinx
espeak-ng /usr/bin/espeak-ng espeak-ng
libreoffice-writer /usr/bin/soffice libreoffice-writer-nogui
postgresql /usr/lib/postgresql/*/bin/postgres postgresql postgresql-contrib
neovim /usr/bin/nvim neovim
openssl /usr/bin/openssl openssl
LIST
}

# $1 is not quoted: a version may stand in the path
is_there() { ls $1 >/dev/null 2>&1; }

missing=$(engines | while read -r _ proof packages; do is_there "$proof" || echo "$packages"; done)
if [ -n "$missing" ]; then
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "These packages are not installed, and this machine has no apt-get to install them:" $missing >&2
    exit 1
  fi
  sudo=
  if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "These packages are not installed, and installing them needs root:" $missing >&2
      exit 1
    fi
    sudo="sudo -n"
  fi
  export DEBIAN_FRONTEND=noninteractive
  $sudo apt-get update -qq
  $sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi
engines | while read -r name proof _; do
  is_there "$proof" || { echo "$name was installed, but $proof is missing." >&2; exit 1; }
  echo "$name is installed."
done
