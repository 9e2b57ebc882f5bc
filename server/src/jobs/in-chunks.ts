/** Keeps a statement below PostgreSQL's 65,535 parameters and a chunk's text within a few megabytes. */
const CHUNK_SIZE = 500;

/** Cuts a list into pieces that one SQL statement can store. */
export function inChunks<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / CHUNK_SIZE);
  return Array.from({ length: count }, (_, index) => items.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE));
}
