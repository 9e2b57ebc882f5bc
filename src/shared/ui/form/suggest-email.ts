import { EMAIL_LIMIT, isEmail } from '@titian/rules/email';

interface Provider {
  name: string;
  /** Domains after the name, the usual one first. */
  endings: readonly [string, ...string[]];
  /** Also has addresses under the domains of many countries, such as yahoo.fr. */
  isInternational?: boolean;
}

/** The providers that typing errors are looked for in: those in common use in Indonesia. */
const PROVIDERS: readonly Provider[] = [
  { name: 'gmail', endings: ['com'] },
  { name: 'yahoo', endings: ['com', 'co.id'], isInternational: true },
  { name: 'hotmail', endings: ['com', 'co.id'], isInternational: true },
  { name: 'outlook', endings: ['com', 'co.id'], isInternational: true },
  { name: 'icloud', endings: ['com'] },
  { name: 'ymail', endings: ['com'] },
  { name: 'rocketmail', endings: ['com'] },
  { name: 'protonmail', endings: ['com', 'ch'] },
];

/** Names of real providers that are close to one of the above. */
const REAL_NAMES: ReadonlySet<string> = new Set(
  'mail email gmx hmail tmail zmail fmail jmail qmail cmail imail umail xmail gail grail cloud proton fastmail'.split(
    ' ',
  ),
);

const MISTYPED_COM = [
  'con',
  'comm',
  'cm',
  'cmo',
  'ocm',
  'vom',
  'xom',
  'cpm',
  'coom',
  'cim',
  'conm',
  'comn',
  'ccom',
  'c0m',
  'cok',
];
/** Endings that do not exist, or that are far less usual than the one that is meant. */
const WRONG_ENDINGS: ReadonlyMap<string, string> = new Map([
  ...MISTYPED_COM.map((ending) => [ending, 'com'] as const),
  ['di', 'id'],
  ['nett', 'net'],
]);

/** An ending such as "fr", "co.uk" or "com.au". */
const COUNTRY = /^(?:(?:co|com)\.)?[a-z]{2}$/;
/** Endings that look like a country's, and are mistyped "com". */
const NO_COUNTRY: ReadonlySet<string> = new Set(['co', 'cm', 'om', 'di', 'id', 'com.id', 'co.di']);
const SHORT_ENDING = /^[a-z0-9]{1,6}(?:\.[a-z]{1,3})?$/;

/** From this length on, a name may have two typing errors. */
const LONG_NAME = 7;

/** Edits between two short texts: letters that are inserted, deleted, replaced, or swapped with the next. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
          isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

const sorted = (text: string): string => [...text].sort().join('');

function isNear(written: string, name: string): boolean {
  if (Math.abs(written.length - name.length) > 2) return false;
  const edits = distance(written, name);
  return (
    edits <= 1 ||
    sorted(written) === sorted(name) ||
    (name.length >= LONG_NAME && edits === 2 && written[0] === name[0] && written.at(-1) === name.at(-1))
  );
}

const nearest = (written: string, endings: readonly string[]): string | undefined =>
  endings
    .map((ending) => ({ ending, edits: distance(written, ending) }))
    .filter(({ edits }) => edits <= 2)
    .sort((a, b) => a.edits - b.edits)[0]?.ending;

function endingOf(written: string, { endings, isInternational = false }: Provider): string | undefined {
  if (endings.includes(written)) return written;
  if (isInternational && COUNTRY.test(written) && !NO_COUNTRY.has(written)) return written;
  if (!SHORT_ENDING.test(written)) return undefined;
  if (written.endsWith('id') || written.endsWith('di'))
    return endings.find((ending) => ending.endsWith('id')) ?? endings[0];
  return nearest(written, endings) ?? (isInternational ? undefined : endings[0]);
}

function correctDomain(domain: string): string {
  const [name = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  if (!REAL_NAMES.has(name)) {
    const provider = PROVIDERS.find((each) => each.name === name) ?? PROVIDERS.find((each) => isNear(name, each.name));
    const right = provider && (ending === '' ? provider.endings[0] : endingOf(ending, provider));
    if (provider && right !== undefined) return `${provider.name}.${right}`;
    const glued = PROVIDERS.find((each) => ending === '' && isNear(name, `${each.name}com`));
    if (glued) return `${glued.name}.com`;
  }
  const last = rest.at(-1) ?? '';
  return domain.slice(0, domain.length - last.length) + (WRONG_ENDINGS.get(last) ?? last);
}

/**
 * The address that was probably meant: "siti@gmail.com" for "siti@gmial.con" or "siti@gmail". It is a question and no
 * rule: the address as typed may be right.
 *
 * @returns an address that is valid and differs from the one typed, or null without a likely typing error
 */
export function suggestEmail(typed: string): string | null {
  const text = typed.trim();
  if (text.length > EMAIL_LIMIT) return null;
  const [local = '', domain = '', ...more] = text.split(/\s*@+\s*/);
  if (local === '' || domain === '' || more.length > 0) return null;
  const written = domain
    .toLowerCase()
    .replace(/[\s,;.]+/g, '.')
    .replace(/^\.|\.$/g, '');
  const suggestion = `${local}@${correctDomain(written)}`;
  return suggestion.toLowerCase() !== text.toLowerCase() && isEmail(suggestion) ? suggestion : null;
}
