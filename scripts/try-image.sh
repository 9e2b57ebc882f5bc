#!/usr/bin/env bash
# Builds the image and runs it as compose.yaml does: on PostgreSQL, with a read-only file system, without capabilities.
# Asks for its health, opens a page, signs the demo candidate in, and ends it by SIGTERM. Needs Debian's package postgresql.
#
#   scripts/try-image.sh
#   ENGINE='podman --storage-driver=vfs --cgroup-manager=cgroupfs --runtime runc' \
#   BUILD_OPTIONS='--isolation chroot --format docker --ulimit nofile=20000:20000' \
#   RUN_OPTIONS='--ulimit nofile=20000:20000 --ulimit nproc=10000:10000' scripts/try-image.sh
#
# ENGINE is docker where it is not set.
set -euo pipefail
cd "$(dirname "$0")/.."

read -ra engine <<<"${ENGINE:-docker}"
read -ra build_options <<<"${BUILD_OPTIONS:-}"
read -ra run_options <<<"${RUN_OPTIONS:-}"
port=${PORT:-3500}
address="http://127.0.0.1:$port"
name="titian-try-$$"
work="$(mktemp -d)"
chmod 755 "$work"

clean_up() {
  "${engine[@]}" rm --force "$name" >/dev/null 2>&1 || true
  "${engine[@]}" volume rm "$name" >/dev/null 2>&1 || true
  scripts/postgres-cluster.sh stop "$work/postgres" 2>/dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT

fail() {
  echo "$1" >&2
  "${engine[@]}" logs --tail 20 "$name" >&2 || true
  exit 1
}

"${engine[@]}" build --network host "${build_options[@]}" --tag titian .

database="$(scripts/postgres-cluster.sh start "$work/postgres")"
"${engine[@]}" run --detach --name "$name" --network host "${run_options[@]}" \
  --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges --volume "$name:/data" \
  --env HOST=127.0.0.1 --env PORT="$port" --env APP_URL="$address" --env DATABASE_URL="$database" --env SEED_DEMO=true \
  titian >/dev/null

for ((second = 0; ; second += 1)); do
  curl --silent --fail "$address/readyz" >/dev/null && break
  [ "$second" -lt 60 ] || fail 'The server was not ready within 60 seconds.'
  sleep 1
done
echo "ready after $second seconds: $(curl --silent --fail "$address/healthz")"

user="$("${engine[@]}" exec "$name" id -u)"
[ "$user" = 1000 ] || fail "The server runs as the user $user, not as 1000."
if "${engine[@]}" exec "$name" touch /app/written 2>/dev/null; then fail 'The root file system can be written to.'; fi
mapfile -t check < <("${engine[@]}" inspect --format '{{range .Config.Healthcheck.Test}}{{println .}}{{end}}' "$name")
"${engine[@]}" exec "$name" "${check[@]:1:3}" || fail 'The health check of the image fails.'

curl --silent --fail "$address/jobs" | grep --quiet '<article' || fail 'The list of jobs has no job.'
curl --silent --fail --header 'content-type: application/json' \
  --data '{"email":"demo@titian.example","password":"Titian#Demo1"}' "$address/api/v1/candidate/login/" >/dev/null ||
  fail 'The demo candidate could not sign in.'
echo 'The list of jobs has jobs; the demo candidate signed in.'

before=$SECONDS
"${engine[@]}" stop --time 15 "$name" >/dev/null
code="$("${engine[@]}" inspect --format '{{.State.ExitCode}}' "$name")"
[ "$code" = 0 ] || fail "The server ended with $code."
echo "ended by SIGTERM within $((SECONDS - before + 1)) seconds"
