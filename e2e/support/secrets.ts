import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outputFolder } from './environment';

/** Secrets of this run (typed, mailed or returned), which only their candidate may read: one JSON text a line. */
const secretsFile = path.join(outputFolder, 'secrets.txt');

const known = new Set<string>();

/** Shorter ones would be found everywhere by chance. */
const MIN_LENGTH = 8;

/** Remembers a password, token, e-mail address, phone number or text of a profile, for the searches after the tests. */
export function keepSecret(value: string): void {
  if (value.length < MIN_LENGTH || known.has(value)) return;
  known.add(value);
  appendFileSync(secretsFile, `${JSON.stringify(value)}\n`);
}

/** All secrets of the run so far, also of earlier workers. */
export function allSecrets(): string[] {
  if (!existsSync(secretsFile)) return [];
  const lines = readFileSync(secretsFile, 'utf8').split('\n').filter(Boolean);
  return [...new Set(lines.map((line) => JSON.parse(line) as string))];
}

/** A phone number without its beginning, which the app and the provider write in different ways. */
export const nationalNumber = (phone: string): string => phone.replace(/^(\+?62|0)/, '');

/** The texts in a JSON value, at any depth, but for the purpose of a mailed link, which is the name of a call, too. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'purpose' ? [] : textsIn(each)));
}

/** The texts of a form with files; those of its files are left out. */
const FORM_FIELD = /name="\w+"\r\n\r\n([^\r]+)\r\n--/g;

/** Names a record, and is in addresses; a session's token is learnt from its header. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The texts of a call's body, JSON or form, but for ids. */
export function textsOfBody(body: string): string[] {
  try {
    return textsIn(JSON.parse(body)).filter((text) => !ID.test(text));
  } catch {
    return [...body.matchAll(FORM_FIELD)].map(([, text = '']) => text);
  }
}
