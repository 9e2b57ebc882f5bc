import { InvalidArgumentError } from 'commander';
import { parseWebAddress } from '@titian/rules/web-address';

/** As long as what a candidate may say of a withdrawal. */
const MAX_LENGTH = 500;

/** Reads an option that is a text for the candidate. Throws what makes commander explain the option. */
export function parseText(value: string): string {
  const text = value.trim();
  if (text === '' || text.length > MAX_LENGTH) {
    throw new InvalidArgumentError(`It must be a text of at most ${MAX_LENGTH} characters.`);
  }
  return text;
}

/** Reads an option that is a web address. Throws what makes commander explain the option. */
export function parseUrl(value: string): string {
  const url = parseText(value);
  if (!parseWebAddress(url)) throw new InvalidArgumentError('It must be a whole http or https address.');
  return url;
}

const WEEK_MINUTES = 7 * 24 * 60;

/** Reads an option that is a length in minutes. Throws what makes commander explain the option. */
export function parseMinutes(value: string): number {
  const minutes = Number(value);
  if (!/^\d+$/.test(value) || minutes < 1 || minutes > WEEK_MINUTES) {
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${WEEK_MINUTES}.`);
  }
  return minutes;
}
