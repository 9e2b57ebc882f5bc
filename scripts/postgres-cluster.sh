#!/usr/bin/env bash
# A PostgreSQL cluster of its own in a folder, for tests and measurements; nothing in it outlives them.
#
#   postgres-cluster.sh start FOLDER   makes it where it is missing, starts it, prints its address
#   postgres-cluster.sh stop FOLDER
#   postgres-cluster.sh kill FOLDER    kills every one of its processes at once, as a crash would
#
# Debian's programs lie beside no PATH, and refuse to run as root: there they run as the user `postgres`.
set -euo pipefail

fail() { echo "$1" >&2; exit 1; }

[ $# -eq 2 ] || fail 'usage: postgres-cluster.sh start|stop|kill FOLDER'
action=$1
folder=$2

PATH="$PATH:$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"
command -v initdb >/dev/null || fail 'PostgreSQL is missing: install the package postgresql.'

as_owner() { if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- env PATH="$PATH" "$@"; else "$@"; fi; }

is_listening() { (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

free_port() {
  local port
  while port=$((20000 + RANDOM % 12000)); is_listening "$port"; do :; done
  echo "$port"
}

make() {
  mkdir -p "$folder"
  if [ "$(id -u)" -eq 0 ]; then chown postgres "$folder"; fi
  as_owner initdb -D "$folder/data" -U titian -A trust -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null
  # Nothing waits for a disk: what is committed outlives killed processes all the same, and needs to outlive no more.
  # Each test file has a database and a pool of connections of its own.
  as_owner tee -a "$folder/data/postgresql.conf" >/dev/null <<-SETTINGS
	listen_addresses = '127.0.0.1'
	port = $(free_port)
	unix_socket_directories = ''
	max_connections = 200
	fsync = off
	full_page_writes = off
	SETTINGS
}

address() { echo "postgres://titian@127.0.0.1:$(sed -n 's/^port = //p' "$folder/data/postgresql.conf")/postgres"; }

case "$action" in
  start)
    [ -d "$folder/data" ] || make
    as_owner pg_ctl start -D "$folder/data" -l "$folder/log" -w -t 60 >/dev/null 2>&1 || fail "$(tail -n 20 "$folder/log")"
    address
    ;;
  stop) as_owner pg_ctl stop -D "$folder/data" -m immediate >/dev/null ;;
  kill)
    main=$(head -n 1 "$folder/data/postmaster.pid")
    mapfile -t processes < <(echo "$main"; ps -o pid= --ppid "$main" | tr -d ' ')
    kill -KILL "${processes[@]}" 2>/dev/null || true
    # A cluster starts again only where all of them are gone.
    while kill -0 "${processes[@]}" 2>/dev/null; do sleep 0.02; done
    ;;
  *) fail "unknown action: $action" ;;
esac
