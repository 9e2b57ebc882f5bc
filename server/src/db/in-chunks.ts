/** Keeps a statement below PostgreSQL's 65,535 parameters and a chunk's text within a few megabytes. */
const CHUNK_SIZE = 500;

/** Cuts a list into pieces that one SQL statement can store, or into pieces of a given size. */
export function inChunks<T>(items: readonly T[], size = CHUNK_SIZE): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
