#!/bin/sh
# Brings every shelter of this machine to a new version, one after the other: backs it up, starts it from the new folder,
# and goes back to the old folder and the backup when it is not ready in time.
#   deploy/upgrade.sh NEW_FOLDER
# NEW_FOLDER has the new version, installed and built (npm ci && npm run build). /opt/animal-shelter is a link to the
# present one, as docs/deploying.md says. Run it as root.
set -eu

NEW=$(readlink -f "${1:?the folder of the new version}")
LINK=${LINK:-/opt/animal-shelter}
SETTINGS=${SETTINGS:-/etc/animal-shelter}
STATE=${STATE:-/var/lib/private/animal-shelter}
BACKUPS=${BACKUPS:-/var/backups/animal-shelter}
READY_S=${READY_S:-300}
OLD=$(readlink -f "$LINK")

[ -f "$NEW/dist-server/main.js" ] || { echo "$NEW is not built: run npm ci and npm run build there." >&2; exit 2; }
[ "$NEW" != "$OLD" ] || { echo "$NEW runs already." >&2; exit 2; }
mkdir -p "$BACKUPS"
chmod 700 "$BACKUPS"

# A command of the product on one shelter's data. $1 folder of the version, $2 shelter, then the command.
operate() {
  folder=$1 name=$2
  shift 2
  (set -a; . "$SETTINGS/$name.env"; DATA_DIR="$STATE/$name"; cd "$folder" && npm run --silent "$@")
}

is_ready() {
  port=$(sed -n 's/^PORT=//p' "$SETTINGS/$1.env")
  tries=0
  while [ "$tries" -lt "$READY_S" ]; do
    curl -fso /dev/null --max-time 5 "http://127.0.0.1:$port/readyz" && return 0
    tries=$((tries + 1))
    sleep 1
  done
  return 1
}

point_to() {
  ln -sfn "$1" "$LINK.next"
  mv -T "$LINK.next" "$LINK"
}

DONE=""
for file in "$SETTINGS"/*.env; do
  name=$(basename "$file" .env)
  backup="$BACKUPS/$name-before-$(date -u +%Y%m%dT%H%M%SZ).tar"
  echo "$name: backup"
  systemctl stop "animal-shelter@$name"
  if ! operate "$OLD" "$name" backup -- "$backup" > /dev/null; then
    systemctl start "animal-shelter@$name"
    echo "$name: no backup could be made, so it stays as it was." >&2
    exit 1
  fi
  point_to "$NEW"
  systemctl start "animal-shelter@$name"
  if is_ready "$name"; then
    DONE="$DONE $name"
    echo "$name: runs from $NEW"
    continue
  fi
  echo "$name: not ready after $READY_S seconds, so it goes back." >&2
  systemctl stop "animal-shelter@$name"
  point_to "$OLD"
  operate "$OLD" "$name" restore -- "$backup" --yes --over-newer
  systemctl start "animal-shelter@$name"
  [ -z "$DONE" ] || echo "These run on the new version until they are started again:$DONE" >&2
  echo "$name: as it was before, from $backup" >&2
  exit 1
done
