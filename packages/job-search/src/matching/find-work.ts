import { ENTRIES, FILLERS, IGNORED, MAX_ENTRY_WORDS } from '../search/tables';
import { isField, studiesIn } from './fields-of-study';
import { toPhrase, toWords } from '@titian/rules/words';
import type { Evidence, MatchIndex, MatchJob, MatchPart, MatchProfile, MatchSource } from './match';
import { wantedBy, workOf } from './wanted-words';
import type { Wanted } from './wanted-words';

/** A part and how far it holds, from 0 to 1. */
export interface Found extends Evidence {
  part: MatchPart;
  strength: number;
}

/** Parts that tell of the work, and the fields of the profile that they come from. */
const WORK_FIELDS = [
  { part: 'work', field: 'work' },
  { part: 'interest', field: 'interests' },
  { part: 'skill', field: 'skills' },
  { part: 'study', field: 'educations' },
  { part: 'applied', field: 'applied' },
  { part: 'saved', field: 'saved' },
] as const satisfies readonly { part: MatchPart; field: keyof MatchProfile }[];

/** True for a part that tells of the work: a vacancy without one is no match. */
export const isOfWork = (part: MatchPart): boolean => WORK_FIELDS.some((field) => field.part === part);

/** One in so many vacancies: a word that more have counts for less, such as "admin". */
const RARE = 40;

/** Vacancies that are added to the count, so that in a short list a word is not common at once. */
const SMOOTHING = 60;

const rarityOf = (count: number, total: number): number =>
  Math.min(1, Math.log((total + SMOOTHING) / Math.max(1, count)) / Math.log(RARE)) ** 2;

/** Functions over which a word may be spread: about as many as the master list has. */
const MAX_FUNCTIONS = 40;

/**
 * How much a word tells of the work, from 0 to 1, by the functions of the vacancies that have it in their titles: 1 where all
 * have the same one, less the more evenly they are spread. It is 1 less the square of the entropy, of which 1 is the most.
 */
function tellingOf({ jobs }: MatchIndex<MatchJob>, positions: Iterable<number>): number {
  const names = [...positions].flatMap((position) => jobs[position]?.functionOfInterest || []);
  if (names.length < 2) return 1;
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / names.length);
  const entropy = shares.reduce((sum, share) => sum - share * Math.log(share), 0);
  return Math.max(0, 1 - (entropy / Math.log(Math.min(names.length + 1, MAX_FUNCTIONS))) ** 2);
}

/** Share of a strength that does not depend on the rest of the title. */
const MIN_COVER = 0.6;

/** Less where a title has further words: "Admin" alone is more of an admin than "Accounting Admin". */
function coverOf(title: string, found: readonly string[]): number {
  const weighty = toWords(title).filter((word) => !FILLERS.has(word) && !IGNORED.has(word));
  const words = new Set(found.flatMap((phrase) => phrase.split(' ')));
  const covered = weighty.filter((word) => words.has(word)).length / Math.max(1, weighty.length);
  return MIN_COVER + (1 - MIN_COVER) * covered;
}

/** Names of interests join things of which each is enough: "Akuntansi dan Keuangan". */
const toAlternatives = (text: string): string[] =>
  text.split(/\s+(?:dan|and)\s+|[&/,()]/i).filter((alternative) => alternative.trim() !== '');

const textsOf = (profile: MatchProfile, field: (typeof WORK_FIELDS)[number]['field']): string[] =>
  field === 'educations'
    ? profile.educations.flatMap(({ major }) => major ?? [])
    : field === 'work'
      ? profile.work.map(({ title }) => title)
      : [...profile[field]];

/** How well a title has what a phrase names. */
interface Likeness {
  strength: number;
  /** Share of the words that count most, which are quoted. */
  best: number;
  quote: string;
  words: readonly string[];
  hasWork: boolean;
}

const NONE: Likeness = { strength: 0, best: 0, quote: '', words: [], hasWork: false };

/** Where words of work are looked for, and how much they tell there. */
const SOURCES: readonly { field: MatchSource; share: number }[] = [
  { field: 'title', share: 1 },
  { field: 'function', share: 0.6 },
  { field: 'requirements', share: 0.5 },
];

/** True where a title has a word within a phrase of the tables alone, as "Sosial Media" has "sosial". */
function isWithinPhrase(word: string, title: string): boolean {
  const words = toWords(title);
  return words.every((each, place) => {
    if (each !== word) return true;
    const starts = Array.from({ length: MAX_ENTRY_WORDS }, (_, before) => place - before).filter((start) => start >= 0);
    return starts.some((start) => {
      const ends = Array.from({ length: MAX_ENTRY_WORDS }, (_, length) => start + length + 1);
      return ends.some((end) => end > Math.max(place, start + 1) && ENTRIES.has(words.slice(start, end).join(' ')));
    });
  });
}

/** True where a title has a word only before one that the tables do not know, as "Go Send" has "go": together they are a name. */
function beginsName(word: string, title: string): boolean {
  const words = title.split(' ').filter((each) => each === word || !IGNORED.has(each));
  return words.every((each, place) => {
    const next = words[place + 1];
    return each !== word || (next !== undefined && !ENTRIES.has(next) && !FILLERS.has(next));
  });
}

/** The vacancies whose field has one thing that a phrase names, by position, each by the words that come nearest. */
function* findTitles(
  index: MatchIndex<MatchJob>,
  { options }: Wanted,
  source: MatchSource,
): Generator<void, Map<number, Wanted['options'][number]>> {
  const { find, formsOf, phraseAt } = index;
  const isTitle = source === 'title';
  const hits = new Map<number, Wanted['options'][number]>();
  const forms = options.flatMap(({ words, likeness }) =>
    ENTRIES.has(words) ? [] : formsOf(words, source).map((form) => ({ words: form, likeness })),
  );
  for (const { words, likeness } of [...options, ...forms]) {
    const isSingle = !words.includes(' ');
    const isAlone = isSingle && !ENTRIES.has(words);
    const positions = find(words, source);
    const told = likeness * (isTitle && isSingle ? tellingOf(index, positions) : 1);
    for (const position of positions) {
      const phrase = phraseAt(position, source);
      if (isAlone && (isWithinPhrase(words, phrase) || (isTitle && beginsName(words, phrase)))) continue;
      if (told > (hits.get(position)?.likeness ?? 0)) hits.set(position, { words, likeness: told });
    }
    yield;
  }
  return hits;
}

/** The vacancies whose field has what a phrase names, by position; of a skill all words: "3D" alone is not "Civil 3D". */
function* findPhrase(
  index: MatchIndex<MatchJob>,
  phrase: string,
  source: MatchSource,
  isSkill: boolean,
): Generator<void, Map<number, Likeness>> {
  const wanted = wantedBy(source === 'requirements' ? phrase : workOf(phrase));
  const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const found = new Map<number, Likeness>();
  for (const each of wanted) {
    const hits = yield* findTitles(index, each, source);
    const share = (each.weight / all) * rarityOf(hits.size, index.jobs.length);
    for (const [position, { likeness, words }] of hits) {
      const own = share * likeness;
      const before = found.get(position) ?? NONE;
      found.set(position, {
        strength: before.strength + own,
        best: Math.max(before.best, own),
        quote: own > before.best ? words : before.quote,
        words: [...before.words, words],
        hasWork: before.hasWork || each.isWork,
      });
    }
  }
  const namesWork = wanted.some(({ isWork }) => isWork);
  const suffices = ({ words: { length }, hasWork }: Likeness): boolean => {
    if (source === 'requirements') return true;
    if (isSkill) return length === wanted.length;
    return namesWork ? hasWork : length * 2 > wanted.length;
  };
  return new Map([...found].filter(([, likeness]) => suffices(likeness)));
}

/** The field of study that a vacancy names and a phrase is, or a part of it is. */
const fieldNamed = (phrase: string, job: MatchJob | undefined): string | undefined =>
  studiesIn(job?.requirements ?? '').fields.find((named) => isField(phrase, named));

/** The vacancies with a part that tells of the work, by position, each part at its best. Yields after each look-up. */
export function* findWork(index: MatchIndex<MatchJob>, profile: MatchProfile): Generator<void, Map<number, Found[]>> {
  const all = new Map<number, Found[]>();
  const keepBest = (position: number, found: Found) => {
    const known = all.get(position) ?? [];
    const before = known.find(({ part }) => part === found.part);
    if (before && before.strength >= found.strength) return;
    all.set(position, [...known.filter((each) => each !== before), found]);
  };
  for (const { part, field } of WORK_FIELDS) {
    // In one order: of two that are as strong the same one is a reason, however the profile is ordered.
    for (const value of [...new Set(textsOf(profile, field))].sort()) {
      const name = toPhrase(value);
      if (part === 'interest') {
        for (const position of index.find(name, 'function')) {
          const job = { field: 'function' as const, quote: index.jobs[position]?.functionOfInterest ?? '' };
          if (toPhrase(job.quote) === name) keepBest(position, { part, strength: 1, profile: { field, value }, job });
        }
        yield;
      }
      for (const phrase of part === 'interest' ? toAlternatives(value) : [value]) {
        for (const { field: source, share } of SOURCES) {
          for (const [position, likeness] of yield* findPhrase(index, phrase, source, part === 'skill')) {
            const job = index.jobs[position];
            if (source === 'requirements') yield;
            const quote = source === 'requirements' ? fieldNamed(phrase, job) : likeness.quote;
            if (quote === undefined) continue;
            const cover = source === 'title' ? coverOf(job?.title ?? '', likeness.words) : share;
            const evidence = { profile: { field, value }, job: { field: source, quote } };
            keepBest(position, { part, strength: likeness.strength * cover, ...evidence });
          }
        }
        yield;
      }
    }
  }
  return all;
}
