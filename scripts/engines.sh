#!/bin/sh
# Installs the engines that the tests run for real: Apertium English–Spanish, from Debian or Ubuntu.
# Prints one line that says what is there; ends with 1 where nothing could be installed.
set -eu

modes=/usr/share/apertium/modes
if [ -f "$modes/eng-spa.mode" ]; then
  echo "apertium-eng-spa is installed."
  exit 0
fi
if ! command -v apt-get >/dev/null 2>&1; then
  echo "apertium-eng-spa is not installed, and this machine has no apt-get to install it." >&2
  exit 1
fi
sudo=
if [ "$(id -u)" != 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "apertium-eng-spa is not installed, and installing it needs root." >&2
    exit 1
  fi
  sudo="sudo -n"
fi
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
$sudo apt-get install -y -qq --no-install-recommends apertium apertium-eng-spa >/dev/null
[ -f "$modes/eng-spa.mode" ] || { echo "apertium-eng-spa was installed, but $modes/eng-spa.mode is missing." >&2; exit 1; }
echo "apertium-eng-spa is installed."
