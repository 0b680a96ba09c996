#!/bin/sh
# A backup each night at half past two; two weeks of them are kept. `now`: one at once, and its end is ours.
set -eu
folder=/var/backups/nethos

back_up() {
  node_modules/node/bin/node apps/server/src/backup.ts backup "$folder/$(date +%FT%H%M)" &&
    find "$folder" -mindepth 1 -maxdepth 1 -type d -mtime +14 -exec rm -rf {} +
}

if [ "${1:-}" = now ]; then
  back_up
  exit
fi
trap 'exit 0' TERM INT
while :; do
  at=$(date -d 'today 02:30' +%s)
  now=$(date +%s)
  if [ "$at" -le "$now" ]; then at=$(date -d 'tomorrow 02:30' +%s); fi
  sleep $((at - now)) &
  wait $!
  back_up || echo 'The nightly backup has failed: what it says above is why.' >&2
done
