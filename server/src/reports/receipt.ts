import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused with one another when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A receipt number such as `LP-7F3K-9QXA`: random, so that it tells neither how many there are nor what they are about. */
export function createReceipt(): string {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `LP-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
