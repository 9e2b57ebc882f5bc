import { InvalidArgumentError } from 'commander';

/** Upper bound of `--limit`, in rows. */
const MAX_LIMIT = 100_000;

/** Reads the value of `--limit`. Throws what makes commander explain the option. */
export function parseLimit(value: string): number {
  const limit = Number(value);
  if (!/^\d+$/.test(value) || limit < 1 || limit > MAX_LIMIT) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_LIMIT}.`);
  }
  return limit;
}
