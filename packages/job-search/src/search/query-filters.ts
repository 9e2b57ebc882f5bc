/** The words of a query that are filters. See packages/job-search/README.md, rule 9. */
import { EXPONENTS, SCALE_WORDS, readNumber, unitOf } from '@titian/rules/rupiah-number';
import { PER_MONTH } from '@titian/rules/stated-pay';
import { toWords } from '@titian/rules/words';
import { areWeightless, conceptsOf, searchedWords, type Concept, type QueryTexts } from './concepts';
import { entryLength } from './phrases';
import { BINDING, EMPLOYERS, ENTRIES, FILLERS, IGNORED, isFunctionWord, roleOf, TURNING } from './tables';
import { conceptQuery } from './text-query';

/** Words of a query that are a filter (contract, `QueryFilter`). */
export interface QueryFilter {
  kind: 'minSalary' | 'without' | 'place' | 'workingType' | 'workplace';
  words: string;
  /** Rupiah a month, a kind of work, a workplace, or the words that are left out; missing for a place. */
  value?: string | number | undefined;
  /** The text of the search box without these words. */
  rest: string;
}

/** Rupiah a month: less or more is no pay. */
const MIN_PAY = 100_000;
const MAX_PAY = 999_999_999;

const PERIODS = [
  ['jam', 'hour'],
  ['hari', 'day'],
  ['minggu', 'week'],
  ['tahun', 'year'],
] as const;
const MONEY = /gaji|upah|salary|rp/;
/** They make the amount the most of a vacancy's pay, for which there is no filter. */
const LIMIT = /bawah|kurang|ma[kx]|hingga|sampai|[<≤]/;
/** Words beside an amount. A text is made of them in one way, so that a match takes no time. */
const BESIDE =
  '(?:di|ke|se|per|/|atas|bawah|gaji|upah|salary|rp|lebih|kurang|dari|min(?:imal)?|ma(?:ks|x)(?:imal)?|hingga|sampai|mulai|' +
  '(?:jam|hari|minggu|bulan|bln|tahun)(?:an)?|[<>≤≥+]=?)';
const AMOUNT = String.raw`([1-9][\d.,]*) ?(${SCALE_WORDS})?(?:-?an)?`;
const PAY = new RegExp(
  String.raw`(?<![^ ])((?:${BESIDE}[ .:]*)*)${AMOUNT}(?: ?(?:-|s/d|sampai) ?${AMOUNT})?-?((?: ?${BESIDE})*)(?![^ ,])`,
  'g',
);

/** The first words of a text that name the least pay. */
function payIn(text: string) {
  for (const [words, before = '', number = '', scale, , end, after = ''] of text.matchAll(PAY)) {
    const unit = unitOf(scale ?? end ?? '');
    const beside = before + after;
    const isMoney = unit || number.replaceAll(/\D/g, '').length > 5 || MONEY.test(before);
    if (!isMoney || LIMIT.test(beside)) continue;
    const [, period = 'month'] =
      PERIODS.find(([name]) => new RegExp(`(?:per|se|/) ?${name}|${name}an`).test(beside)) ?? [];
    const amount = Number(`${readNumber(number).numbers[0]}e${EXPONENTS[unit ?? 'rupiah']}`);
    const value = Math.round(amount * PER_MONTH[period]);
    if (value >= MIN_PAY && value <= MAX_PAY) return { words: words.trim(), value };
  }
  return null;
}

/** The words at the beginning that name one thing: fillers with the entry of the tables, or the word, behind them. */
function firstThing(words: readonly string[]): string {
  const after = Math.max(
    0,
    words.findIndex((word) => !FILLERS.has(word)),
  );
  return words.slice(0, after + Math.max(1, entryLength(words.slice(after)))).join(' ');
}

/** True for a place, a kind of work and a workplace. */
const isFilter = (thing: string): boolean =>
  searchedWords(thing.split(' ')).some(({ meanings }) => meanings.length > 0);

/** Texts mention other work, places and banks: these are left out by titles and names alone. All else is, anywhere. */
function asExcluded(concept: Concept): Concept {
  const { alternatives, role, meanings, typed } = concept;
  const isMentioned = role === 'work' || role === 'rank' || meanings.length > 0 || EMPLOYERS.has(typed);
  const narrowed = alternatives.map((each) => ({
    ...each,
    isPrefix: false,
    scope: isMentioned && each.scope === 'any' ? ('name' as const) : each.scope,
  }));
  return { ...concept, alternatives: narrowed, parts: [] };
}

const excludedQuery = (thing: string): string =>
  searchedWords(thing.split(' '))
    .flatMap((concept) => conceptQuery(asExcluded(concept)) ?? [])
    .join(' & ');

const without = (text: string, words: string): string => text.replace(words, '').replaceAll(/^[ ,]+| +(?=[ ,]|$)/g, '');

/** Words as they stand in a text, where a comma is an "atau". */
function asWritten(text: string, words: readonly string[]): string {
  const parts = words.map((word) => (word === 'atau' ? '(?:atau)?' : word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')));
  return new RegExp(parts.join('[^\\p{L}\\p{N}]+'), 'u').exec(text)?.[0] ?? words.join(' ');
}

const JOINING = /^(?:dan|atau|and|or)$/;

const isIgnored = (word: string): boolean => IGNORED.has(word);
const isKnown = (thing: string): boolean => ENTRIES.has(thing) || roleOf(thing) !== 'other';

/** The parts of a text that leave things out, with a tsquery of these, and the text without them. */
function exclusionsIn(text: string) {
  const words = toWords(text.replaceAll(/, */g, ' atau '));
  const parts: { words: string; value: string; query: string }[] = [];
  const left: string[] = [];
  for (let start = 0; start < words.length;) {
    const [word = ''] = words.slice(start);
    const isTurning = TURNING.has(word);
    const things: string[] = [];
    let end = start + 1;
    while (isTurning || BINDING.has(word)) {
      let next = end;
      while ((isTurning ? isIgnored : isFunctionWord)(words[next] ?? '')) next += 1;
      const thing = firstThing(words.slice(next));
      if (thing === '' || !(isTurning || isKnown(thing)) || isFilter(thing) !== isFilter(things[0] ?? thing)) break;
      things.push(thing);
      end = next + thing.split(' ').length;
      if (!JOINING.test(words[end] ?? '')) break;
    }
    const written = words.slice(start, end);
    if (things.length === 0) left.push(...written);
    else
      parts.push({
        words: asWritten(text, written),
        value: things.join(', '),
        query: things.map(excludedQuery).join(' | '),
      });
    start = end;
  }
  return { parts, left: parts.length > 0 ? left.join(' ') : text };
}

type Read = Omit<QueryFilter, 'rest'>;

/** The places, kinds of work and workplaces that a query names, as a text has them. */
const namedFilters = (search: string, text: string): Read[] =>
  conceptsOf({ search, location: '' }).flatMap(({ typed, box, meanings }) => {
    const { workplaces = [], workingTypes = [] } = meanings.find(({ places }) => places.length === 0) ?? {};
    const [value] = [...workplaces, ...workingTypes];
    if (box === 'search' && value === undefined) return [];
    const kind = box === 'place' ? 'place' : workplaces.length > 0 ? 'workplace' : 'workingType';
    return [{ kind, words: asWritten(text, typed.split(' ')), value }];
  });

/**
 * Reads the filters among the words of a query. Specification 4, section 2, "Pay and place of work in the query are filters".
 *
 * @param texts normalised as for comparing titles (`searchKey`)
 * @returns `texts` without the words for pay and for what is left out, empty where no word has weight; `minSalary`, rupiah a
 *   month; `excluded`, a tsquery of what no vacancy may have; and `queryFilters`, which tells all filters and takes as long as
 *   to read the query
 */
export function readFilters({ search, location }: QueryTexts) {
  // A minus sign before a word says "bukan".
  const text = search.replaceAll(/(?<![^ ])[-–−](?=\p{L})/gu, 'bukan ').replaceAll(/(?<![^ ])non-/g, 'non ');
  const pay = payIn(text);
  const unpaid = without(text, pay?.words ?? '');
  const { parts: exclusions, left } = exclusionsIn(unpaid);
  const filters = (): Read[] => [
    ...(pay ? [{ kind: 'minSalary' as const, ...pay }] : []),
    ...exclusions.map(({ words, value }) => ({ kind: 'without' as const, words, value })),
    ...namedFilters(left, text),
  ];
  return {
    texts: { search: areWeightless(toWords(left)) ? '' : left, location },
    minSalary: pay?.value ?? null,
    excluded: exclusions.map(({ query }) => query).join(' | ') || null,
    queryFilters: (): QueryFilter[] => filters().map((filter) => ({ ...filter, rest: without(text, filter.words) })),
  };
}
