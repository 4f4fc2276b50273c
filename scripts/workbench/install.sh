#!/usr/bin/env bash
# Puts a real VS Code workbench into .cache/workbench, and a browser on the machine, for the tests in test/workbench.
# VS Code comes as the npm package code-server (its server build, on npm's own copy of Node), Chromium from Debian:
# neither a marketplace nor a download page is asked. About a minute the first time, nothing the next.
#
#   scripts/workbench/install.sh          exit 0: ready; 1: this machine cannot, the last line says why
set -euo pipefail
cd "$(dirname "$0")/../.."

vscode=4.139.1 # code-server's number for VS Code 1.139.1
runtime=24.21.0 # the Node that this VS Code asks for
folder=$PWD/.cache/workbench
stamp="code-server $vscode, node $runtime, layout 1"

say() { echo "workbench: $*" >&2; }
cannot() { say "cannot install it: $*"; exit 1; }

# --- what the system must have

[ "$(uname -s)" = Linux ] || cannot 'the tests of the workbench run on Linux only'
case "$(uname -m)" in
  x86_64) arch=x64 ;;
  aarch64) arch=arm64 ;;
  *) cannot "there is no VS Code for $(uname -m)" ;;
esac

declare -A package_of=([chromium]=chromium [python3]=python3 [make]=make [g++]=g++)
wanted=()
for program in chromium python3 make g++; do
  command -v "$program" >/dev/null || wanted+=("${package_of[$program]}")
done
# Japanese targets are looked at too, so the screen needs glyphs for them.
if command -v fc-list >/dev/null && [ -z "$(fc-list ':lang=ja' 2>/dev/null | head -1)" ] || ! command -v fc-list >/dev/null; then
  wanted+=(fontconfig fonts-dejavu-core fonts-vlgothic)
fi
if [ ${#wanted[@]} -gt 0 ]; then
  command -v apt-get >/dev/null || cannot "${wanted[*]} missing, and there is no apt"
  [ "$(id -u)" = 0 ] || cannot "${wanted[*]} missing, and only root may install packages"
  say "apt: ${wanted[*]}"
  apt=(apt-get -o DPkg::Lock::Timeout=300 -qq)
  "${apt[@]}" update >&2 || cannot 'apt found no package lists'
  DEBIAN_FRONTEND=noninteractive "${apt[@]}" install -y --no-install-recommends "${wanted[@]}" >/dev/null || cannot "apt could not install ${wanted[*]}"
fi

# --- VS Code itself

if [ "$(cat "$folder/installed" 2>/dev/null || true)" = "$stamp" ]; then exit 0; fi
say 'installing VS Code (once)'
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
echo '{ "private": true }' >package.json

# npm passes its own settings on to the scripts that it runs; a nested npm must not inherit this project's.
for name in $(env | sed -n 's/^\(npm_config_[A-Za-z0-9_]*\|npm_package_[A-Za-z0-9_]*\)=.*/\1/p'); do
  case "$name" in *registry* | *cache* | *proxy* | *ca | *cafile | *userconfig | *globalconfig) ;; *) unset "$name" ;; esac
done
fetch() { npm install --ignore-scripts --no-audit --no-fund --no-package-lock --loglevel=error "$@" >&2; }

fetch --engine-strict=false "node-linux-$arch@$runtime" "code-server@$vscode" || cannot 'npm could not fetch VS Code'
node_folder=$folder/node_modules/node-linux-$arch
app=$folder/node_modules/code-server/lib/vscode
export PATH="$node_folder/bin:$PATH"
export npm_config_nodedir=$node_folder # the headers come with the package: nothing else to fetch

# The package's own install script expects tools that are not here; these are the parts of it that matter.
(cd "$app" && fetch --omit=dev) || cannot "npm could not fetch VS Code's packages"
(cd "$app/extensions" && fetch --omit=dev) || cannot "npm could not fetch the packages of VS Code's own extensions"
(cd "$app" && JOBS=max npm rebuild --loglevel=error @vscode/native-watchdog @vscode/spdlog >&2) || cannot 'two native modules of VS Code did not build'
ln -sfn code-linux.sh "$app/bin/remote-cli/code-server"
ln -sfn browser-linux.sh "$app/bin/helpers/browser.sh"
rm -rf "$app/node_modules/@github/copilot-sdk-linux-$arch" "$app/extensions/copilot"

cat >code <<'L'
#!/usr/bin/env bash
# VS Code's server with the marketplace switched off.
here=$(dirname "$(realpath "$0")")
export EXTENSIONS_GALLERY='{"serviceUrl":""}'
exec "$here"/node_modules/node-linux-*/bin/node "$here/node_modules/code-server/out/node/entry.js" "$@"
L
chmod +x code
HOME=$(mktemp -d) ./code --config "$folder/version.yaml" --version >&2 || cannot 'VS Code does not start'
echo "$stamp" >installed
say "ready, $(du -sm "$folder" | cut -f1) MB in .cache/workbench"
