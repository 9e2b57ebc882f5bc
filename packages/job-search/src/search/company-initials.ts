import { toWords } from '@titian/rules/words';

/** Words of a company's form, and those that end the name proper: a branch, a place. */
const FORMS: ReadonlySet<string> = new Set(['pt', 'cv', 'ud', 'pd', 'firma', 'perum', 'perumda', 'yayasan', 'the']);
const ENDS: ReadonlySet<string> = new Set([
  'tbk',
  'persero',
  'perseroda',
  'kantor',
  'cabang',
  'branch',
  'area',
  'wilayah',
  'kc',
  'kcp',
  'unit',
  'regional',
]);
const JOINING: ReadonlySet<string> = new Set(['dan', 'and', 'of', 'di', 'untuk', 'for']);

/** Fewer are no abbreviation that a company is known by, and more nobody types. */
const FEWEST = 3;
const MOST = 6;

/**
 * The initials that a company may be known by: "bni" of "PT Bank Negara Indonesia (Persero) Tbk".
 *
 * @returns none for a name of too few or too many words
 */
export function companyInitials(name: string): string[] {
  const words = toWords(name.split(/[(,/]/u)[0] ?? '').filter((word) => !FORMS.has(word));
  const end = words.findIndex((word) => ENDS.has(word));
  const proper = (end < 0 ? words : words.slice(0, end)).filter((word) => !JOINING.has(word));
  const isNamed = proper.length >= FEWEST && proper.length <= MOST;
  return isNamed ? [proper.map((word) => word.charAt(0)).join('')] : [];
}
