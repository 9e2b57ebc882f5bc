import type { CorpusCv, ExpectedEntry } from './read-corpus';

/** Fields that are right, proposed and expected. */
export interface Score {
  right: number;
  proposed: number;
  expected: number;
}

const TEXT_FIELDS = new Set(['description', 'additional_info', 'about']);

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The share of the longer text's words that both have. */
function likeness(one: string, other: string): number {
  const [words, left] = [wordsOf(one), wordsOf(other)];
  const longer = Math.max(words.length, left.length);
  const shared = words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return longer === 0 ? 1 : shared.length / longer;
}

const withoutScheme = (text: string): string => text.replace(/^(https?:\/\/)?(www\.)?/, '');

function isSame(field: string, one: string, other: string): boolean {
  if (TEXT_FIELDS.has(field)) return likeness(one, other) >= 0.8;
  return withoutScheme(plain(one)) === withoutScheme(plain(other));
}

const fieldsOf = ({ values }: ExpectedEntry): [string, string][] =>
  Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined);

const rightIn = (expected: ExpectedEntry, proposed: ExpectedEntry): number =>
  expected.section === proposed.section
    ? fieldsOf(expected).filter(([field, value]) => isSame(field, value, proposed.values[field] ?? '')).length
    : 0;

/** Pairs entries, those with the most fields in common first. */
export function scoreOf(expected: readonly ExpectedEntry[], proposed: readonly ExpectedEntry[]): Score {
  const pairs = expected
    .flatMap((entry) => proposed.map((other) => ({ entry, other, right: rightIn(entry, other) })))
    .filter(({ right }) => right > 0)
    .sort((a, b) => b.right - a.right);
  const taken = new Set<ExpectedEntry>();
  let right = 0;
  for (const pair of pairs) {
    if (taken.has(pair.entry) || taken.has(pair.other)) continue;
    taken.add(pair.entry).add(pair.other);
    right += pair.right;
  }
  const count = (entries: readonly ExpectedEntry[]) => entries.reduce((sum, entry) => sum + fieldsOf(entry).length, 0);
  return { right, proposed: count(proposed), expected: count(expected) };
}

const f1Of = (scores: readonly Score[]): number => {
  const sum = (field: keyof Score) => scores.reduce((total, score) => total + score[field], 0);
  return (2 * sum('right')) / (sum('proposed') + sum('expected'));
};

interface Row {
  name: string;
  layout: string;
  score: Score;
}

/** F1 by CV, by layout and overall. */
export function tableOf(rows: readonly Row[]): { overall: number; layouts: Record<string, number>; text: string } {
  const layouts = Object.fromEntries(
    [...new Set(rows.map(({ layout }) => layout))].map((layout) => [
      layout,
      f1Of(rows.filter((row) => row.layout === layout).map(({ score }) => score)),
    ]),
  );
  const overall = f1Of(rows.map(({ score }) => score));
  const lines = [
    ...rows.map(({ name, layout, score }) => [name, layout, f1Of([score])] as const),
    ...Object.entries(layouts).map(([layout, f1]) => ['all', layout, f1] as const),
    ['all', 'all', overall] as const,
  ];
  const text = lines.map(([name, layout, f1]) => `${name.padEnd(30)} ${layout.padEnd(12)} ${f1.toFixed(3)}`).join('\n');
  return { overall, layouts, text };
}

export const toRow = (cv: CorpusCv, proposed: readonly ExpectedEntry[]): Row => ({
  name: cv.name,
  layout: cv.layout,
  score: scoreOf(cv.expected, proposed),
});
