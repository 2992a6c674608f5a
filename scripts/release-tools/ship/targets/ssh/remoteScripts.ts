// Scripts that run on a machine, with the shell, GNU's tools and rsync. The first argument of each is the folder of
// releases. Names in it are hosts, hashes and numbers, so none has a character that a shell reads otherwise.

/** Exit code of a script that does not find its own lock. */
const LOST_LOCK = 75;
/** Exit code of a script whose server did not reload. */
export const NOT_RELOADED = 76;

const start = 'set -eu\nLC_ALL=C\nexport LC_ALL\numask 022\n';

/** Checks the lock, whose text is the second argument. */
const assertLock = `cd "$1"
[ "$(cat lock 2>/dev/null)" = "$2" ] || { echo 'another ship has taken the place of this one; nothing was switched' >&2; exit ${LOST_LOCK}; }
`;

/**
 * Takes the lock with the text of the second argument, if there is one; prints "ready", or "held" and the text of another
 * lock, and waits until its input ends. Then it gives back the lock. A hard link appears together with its text. A run that
 * was broken off gives back its lock within a moment, so that is waited for.
 */
export const holdScript = `${start}
if [ -n "$2" ]; then
  mkdir -p "$1"
  cd "$1"
  mkdir -p contents incoming sites former releases
  printf '%s\\n' "$2" > ".lock-$$"
  [ -z "$3" ] || rm -f lock
  tries=0
  until ln ".lock-$$" lock 2>/dev/null; do
    tries=$((tries + 1))
    if [ "$tries" -gt 20 ]; then
      rm -f ".lock-$$"
      printf 'held %s\\n' "$(cat lock 2>/dev/null)"
      exit 0
    fi
    sleep 0.2
  done
  rm -f ".lock-$$"
  trap 'if [ "$(cat lock 2>/dev/null)" = "$2" ]; then rm -f lock; fi' EXIT
  trap 'exit 1' HUP INT TERM PIPE
fi
echo ready
cat > /dev/null
`;

/** Prints the state of a machine in parts that end with the byte 0 (readState.ts). */
export const stateScript = `${start}
for tool in rsync sha256sum tar gzip find xargs awk sort comm df sync readlink; do
  command -v "$tool" > /dev/null || printf '%s ' "$tool"
done
printf '\\0'
disk=$1
while [ ! -d "$disk" ]; do disk=\${disk%/*}; disk=\${disk:-/}; done
df -Pk "$disk" | awk 'NR == 2 { print $4 }'
df -Pi "$disk" | awk 'NR == 2 && $2 > 0 { print $4 }'
printf '\\0'
date +%s
printf '\\0'
cd "$1" 2>/dev/null || exit 0
readlink current || true
printf '\\0'
find releases -mindepth 1 -maxdepth 1 -type d -printf '%f %Ts\\n' 2>/dev/null || true
printf '\\0'
find sites -mindepth 1 -maxdepth 1 -type d -printf '%f\\n' 2>/dev/null || true
printf '\\0'
find contents incoming -type f -printf '%f %s %n\\n' 2>/dev/null || true
printf '\\0'
`;

/** Prints manifest, list of deltas and provenance of the release of the second argument, each with the byte 0 after it. */
export const releaseScript = `${start}
cd "$1/releases/$2"
for file in manifest.json deltas/manifest.json release.json; do
  cat "$file" 2>/dev/null || true
  printf '\\0'
done
`;

/** Prints the log of what was shipped here. */
export const readLogScript = `${start}
cat "$1/log.jsonl" 2>/dev/null || true
`;

/** Replaces the log by its input: a copy with one more line, which then appears as a whole. */
export const writeLogScript = `${start}${assertLock}
cat > .log-$$
sync .log-$$
mv .log-$$ log.jsonl
`;

/** Prints the contents whose hashes are on its input, each with the byte 0 after it. */
export const readScript = `${start}
cd "$1/contents"
while read -r hash; do
  rest=\${hash#??}
  cat "\${hash%"$rest"}/$hash" 2>/dev/null || true
  printf '\\0'
done
`;

/**
 * Proves that contents have arrived as they are, by their names, and puts them among the others; removes those that have not.
 * A process for each of their 256 folders would take most of the time of a shipment.
 */
export const proveScript = `${start}${assertLock}
cd incoming
find . -type f -name '.*' -delete
bad=$(find . -type f -print | xargs -r sha256sum | awk '{ name = $2; sub(/.*\\//, "", name); if ($1 != name) print $2 }')
if [ -n "$bad" ]; then
  echo "$bad" | xargs rm -f
  echo "$(echo "$bad" | wc -l) contents have not arrived as they are, such as $(echo "$bad" | head -n 1); ship again" >&2
  exit 1
fi
set -- ??
[ -d "$1" ] || exit 0
cp -rlf -t ../contents "$@"
rm -rf "$@"
`;

/**
 * Unpacks an archive of links to contents, then gives their names to the folders of sites and, last, to the release of the
 * third argument. All of them appear complete. Assets of each site join those that its host serves to open tabs.
 */
export const placeScript = `${start}${assertLock}
new=.new-$3
rm -rf .new-*
mkdir "$new"
tar -xzf -
for site in "$new"/sites/*; do
  [ -d "$site" ] || continue
  name=\${site##*/}
  if [ -d "$site/assets" ]; then
    mkdir -p "former/\${name%-*}"
    cp -rlf "$site/assets" "former/\${name%-*}/"
  fi
  [ -d "sites/$name" ] || mv -T "$site" "sites/$name"
done
printf 'set $matchpress_dist %s;\\n' "$PWD/releases/$3" > "$new/release/dist.conf"
[ -d "releases/$3" ] || mv -T "$new/release" "releases/$3"
rm -rf "$new"
sync -f .
`;

/**
 * Switches to the release of the third argument and runs the command of the fourth, which reloads the server. If that
 * fails, it switches back and runs it again.
 */
export const switchScript = `${start}${assertLock}
point() {
  if [ -z "$1" ]; then rm -f current; return; fi
  rm -f ".current-$$"
  ln -s "$1" ".current-$$"
  mv -T ".current-$$" current
}
reload() {
  [ -z "$1" ] || sh -c "$1" > .reload-output 2>&1
}
former=$(readlink current || true)
[ -z "$3" ] || touch "releases/$3"
[ ! -d "$former" ] || touch "$former"
point "\${3:+releases/$3}"
sync .
if ! reload "$4"; then
  tail -n 5 .reload-output >&2
  point "$former"
  reload "$4" || echo 'the server did not reload with the former release either' >&2
  exit ${NOT_RELOADED}
fi
rm -f .reload-output
`;

/**
 * Removes the releases on its input, then folders of sites that no release has, assets for open tabs that none of these has,
 * and contents that have no other name.
 */
export const removeScript = `${start}${assertLock}
while read -r release; do rm -rf "releases/$release"; done
find releases -mindepth 2 -maxdepth 2 -type l -printf '%l\\n' | sed 's,.*/,,' | sort -u > .used-sites
find sites -mindepth 1 -maxdepth 1 -printf '%f\\n' | sort | comm -23 - .used-sites | sed 's,^,sites/,' | xargs -r rm -rf
find sites -mindepth 3 -type f -path 'sites/*/assets/*' -printf '%P\\n' | sed -E 's,-[0-9a-f]{16}/,/,' | sort -u > .used-assets
find former -type f -printf '%P\\n' | sort | comm -23 - .used-assets | sed 's,^,former/,' | xargs -r rm -f
find former -mindepth 1 -type d -empty -delete
rm -f .used-sites .used-assets
find contents -type f -links 1 -delete
`;
