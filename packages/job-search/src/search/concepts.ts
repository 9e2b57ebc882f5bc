/** The concepts of a query. See packages/job-search/README.md, rule 2. */
import { CERTAIN, CORRECTED } from './order';
import type { Quality } from './order';
import { entryLength, misspeltEntries, partsOfEntry, reorderedEntry } from './phrases';
import { KINDS_OF_PLACES } from '@titian/rules/place-names';
import type { Place } from '@titian/rules/place-names';
import { EDUCATION_MAJORS } from '@titian/rules/education-majors';
import {
  BINDING,
  COMPANIONS,
  EDUCATION,
  EMPLOYERS,
  ENTRIES,
  FILLERS,
  IGNORED,
  SCHOOLS,
  SINGLE_WORDS,
  STUDY,
  isFunctionWord,
  isLeading,
  roleOf,
} from './tables';
import type { Entry, Role, Scope } from './tables';
import { soundAlike } from './sound';
import { MIN_CORRECTED_LENGTH, isTypingError } from '@titian/rules/typing-error';
import { toPhrase, toWords, withNames } from '@titian/rules/words';
import { isLetter, letterPairs, levelPhrase } from './written';

/** How what was found relates to what was typed, as the contract tells it. */
export type Via = 'word' | 'synonym' | 'place' | 'typo';

/** Words that are looked for side by side; as a prefix, a single one also begins a longer word. */
export interface Alternative {
  words: string;
  scope: Scope;
  quality: Quality;
  isPrefix: boolean;
}

/** Values of a vacancy that a concept stands for. */
export interface Meaning {
  places: readonly Place[];
  workingTypes: readonly string[];
  workplaces: readonly string[];
  quality: Quality;
}

/** One thing that a search asks for: a vacancy matches it by any alternative or by what it means. */
export interface Concept {
  /** As typed, normalised. */
  typed: string;
  /** The text box that it was typed into. */
  box: 'search' | 'place';
  alternatives: readonly Alternative[];
  meanings: readonly Meaning[];
  /** The words of a phrase, which may stand apart and in any order; none for a single word. */
  parts: readonly Concept[];
  role: Role;
  /** True where the role is that of a correction: what was typed is a word of its own. */
  isCorrected?: true;
  /** True where a vacancy that matches it comes first, but none has to. */
  isOptional?: true;
  /** True for work that only qualifies other work beside it: the query does not offer a choice of both. */
  isCompanion?: true;
  /** True for a branch beside work, which a long text may mention. */
  isQualifier?: true;
  /** True for work beside words outside the tables: all of them may be the name of a company. */
  mayBeCompany?: true;
}

/** Texts of the two search boxes. */
export interface QueryTexts {
  search: string;
  /** Of the location box. */
  location: string;
}

/** More concepts than these are not looked for. */
const MAX_CONCEPTS = 8;

/** From how many letters on a word is also the beginning of others. */
const PREFIX_LENGTH = 3;

/** Words of the location box that name no place by themselves. */
export const IGNORED_PLACES: ReadonlySet<string> = new Set([
  ...IGNORED,
  ...KINDS_OF_PLACES,
  'kab',
  'prov',
  'kecamatan',
  'kec',
  'indonesia',
]);

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

/** Of a place that was found by its name, `place`; of all else by how well it was found. */
export const viaOf = (quality: Quality, isPlace = false): Via => {
  if (quality === 'typed') return 'word';
  if (CORRECTED.includes(quality)) return 'typo';
  return isPlace ? 'place' : 'synonym';
};

const exactly = (words: string, scope: Scope, quality: Quality): Alternative => ({
  words,
  scope,
  quality,
  isPrefix: false,
});

function meaningsOf({ places, workingTypes, workplaces }: Entry, quality: Quality): Meaning[] {
  const none = { places: [], workingTypes: [], workplaces: [], quality };
  return [
    ...(places.length > 0 ? [{ ...none, places }] : []),
    ...(workingTypes.length + workplaces.length > 0 ? [{ ...none, workingTypes, workplaces }] : []),
  ];
}

/** A shorter word that two others make together may be anything. */
const MIN_TOGETHER_LENGTH = 5;

/** The words as one, and one word where a text has it as two. */
function together(words: readonly string[]): Alternative[] {
  const word = words.join('');
  return word.length < MIN_TOGETHER_LENGTH ? [] : [exactly(word, words.length > 1 ? 'any' : 'joined', 'synonym')];
}

/** Of the words of a phrase, which are typed to their ends. */
const partConcepts = (words: readonly string[], phrase: string): Concept[] =>
  words.map((word) => {
    const concept = entryConcept(word);
    const scopeOf = ({ scope }: Alternative): Scope => (isLeading(phrase) && scope !== 'title' ? 'function' : scope);
    const alternatives = concept.alternatives.map((each) => ({ ...each, scope: scopeOf(each), isPrefix: false }));
    return { ...concept, alternatives };
  });

/** The concept of a word, or of a phrase of the tables; a word of the tables is no beginning of another. */
function entryConcept(typed: string): Concept {
  const entry = ENTRIES.get(typed);
  const words = typed.split(' ');
  return {
    typed,
    box: 'search',
    alternatives: [
      {
        words: typed,
        scope: entry?.scope ?? 'any',
        quality: 'typed',
        isPrefix: !entry && typed.length >= PREFIX_LENGTH,
      },
      ...(entry?.synonyms ?? []).map(({ phrase, scope, quality }) => exactly(phrase, scope, quality)),
      ...(!entry || entry.isWork || words.length > 1 ? together(words) : []),
    ],
    meanings: entry ? meaningsOf(entry, 'synonym') : [],
    parts: partConcepts(partsOfEntry(typed), typed),
    role: roleOf(typed),
  };
}

/** The concept that words begin with: an entry of the tables, a phrase of them with typing errors, or a word. */
function firstConcept(words: readonly string[]): Concept {
  const exact = entryLength(words);
  const reordered = reorderedEntry(words, exact);
  if (reordered !== undefined)
    return { ...entryConcept(reordered), typed: words.slice(0, reordered.split(' ').length).join(' ') };
  const entries = exact > 1 ? [] : misspeltEntries(words);
  // "Tanpa ijazah", "tidak mau lembur": the word turns the one behind it.
  const bound = words.findIndex((word, place) => place > 0 && !isFunctionWord(word));
  const length = entries[0]?.split(' ').length ?? Math.max(1, exact, BINDING.has(words[0] ?? '') ? bound + 1 : 0);
  const typed = words.slice(0, length).join(' ');
  if (entries.length === 0) return entryConcept(typed);
  return withCorrections({ typed, box: 'search', alternatives: [], meanings: [], parts: [], role: 'other' }, entries);
}

const namesPlace = (entry: string): boolean => {
  const { places = [], workplaces = [] } = ENTRIES.get(entry) ?? {};
  return places.length + workplaces.length > 0;
};

/** The concept that words of the location box begin with: a place, or where one works. */
function firstPlace(words: readonly string[]): Concept {
  const length = entryLength(words, namesPlace);
  const typed = words.slice(0, Math.max(1, length)).join(' ');
  const entry = length > 0 ? ENTRIES.get(typed) : undefined;
  const isPrefix = !entry && typed.length >= PREFIX_LENGTH;
  return {
    typed,
    box: 'place',
    alternatives: [{ words: typed, scope: 'place', quality: 'typed', isPrefix }],
    meanings: entry ? meaningsOf({ ...entry, workingTypes: [] }, 'synonym') : [],
    parts: [],
    role: 'other',
  };
}

function readWords(
  typed: readonly string[],
  first: (words: readonly string[]) => Concept,
  ignored: ReadonlySet<string>,
): Concept[] {
  const concepts = new Map<string, Concept>();
  let isLevel = false;
  for (let words = typed; words.length > 0 && concepts.size < MAX_CONCEPTS;) {
    const concept = first(words);
    const word = concept.typed;
    const isIgnored = ignored.has(word) && !isLetter(word);
    isLevel = STUDY.has(word) || (isLevel && (isIgnored || EDUCATION.has(word)));
    if (!isIgnored) concepts.set(word, isLevel && SCHOOLS.has(word) ? asLevel(concept) : concept);
    words = words.slice(word.split(' ').length);
  }
  return [...concepts.values()];
}

/** A level of education as texts ask for it (`levelsIn`): "SMP" alone is a school, too. */
const asLevel = (concept: Concept): Concept => ({
  ...concept,
  alternatives: concept.alternatives.map((each) => ({ ...each, words: levelPhrase(each.words), isPrefix: false })),
});

/** The concepts of normalised words. */
export const searchedWords = (words: readonly string[]): Concept[] => readWords(words, firstConcept, IGNORED);

const YEAR = /^20\d\d$/;

/** True for words of which none has weight, a year among them: "lowongan kerja 2026". */
export const areWeightless = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.every((word) => IGNORED.has(word) || YEAR.test(word)) &&
  searchedWords(words.filter((word) => IGNORED.has(word))).length === 0;

/** Without fillers, where other words name the work. */
function withoutFillers(concepts: Concept[]): Concept[] {
  const weighty = concepts.filter(({ typed }) => !FILLERS.has(typed));
  return weighty.some(({ meanings }) => meanings.length === 0) ? weighty : concepts;
}

const meansPlace = ({ meanings }: Concept): boolean => meanings.some(({ places }) => places.length > 0);

/** Beside other words, one that names a place is the place. */
function withPlaces(concepts: Concept[]): Concept[] {
  if (concepts.every(meansPlace)) return concepts;
  const asPlace = (concept: Concept): Concept => ({
    ...concept,
    box: 'place',
    alternatives: [exactly(concept.typed, 'place', 'typed')],
  });
  return concepts.map((concept) => (meansPlace(concept) ? asPlace(concept) : concept));
}

const asCompanion = (concept: Concept): Concept =>
  COMPANIONS.has(concept.typed) ? { ...concept, isCompanion: true } : concept;

const MAJORS: ReadonlySet<string> = new Set(EDUCATION_MAJORS.map(([, major]) => toPhrase(major).replace(/^ilmu /, '')));

const SCHOOLING = new RegExp(`(?<![^ ])(?:lulusan|jurusan|prodi|${[...EDUCATION].join('|')}) `);

/** A field of study is no work: requirements name it, as one phrase. "S1 hukum" has one, "lulusan D3 kasir" has none. */
function withStudies(concepts: readonly Concept[], phrase: string): Concept[] {
  const behind = phrase.split(SCHOOLING).slice(1);
  return concepts.map((concept) =>
    MAJORS.has(concept.typed) && behind.some((words) => `${words} `.startsWith(`${concept.typed} `))
      ? { ...concept, role: 'other', parts: [] }
      : concept,
  );
}

/**
 * Letters with the words beside them, which alone are evidence; words outside the tables also as they are written
 * together ("node js" as "nodejs").
 */
function withNeighbours(concepts: readonly Concept[], text: string): Concept[] {
  const words = toWords(text);
  const pairs = letterPairs(text).map((pair) => pair.split(' '));
  return concepts.flatMap((concept) => {
    const { typed, alternatives } = concept;
    if (ENTRIES.has(typed) || typed.includes(' ')) return [concept];
    if (isLetter(typed)) {
      const beside = pairs.filter(
        ([first = '', second = '']) =>
          (second === typed && !IGNORED.has(first)) || (first === typed && !IGNORED.has(typed) && !IGNORED.has(second)),
      );
      const own = beside.map((pair) => exactly(pair.join(' '), 'any', 'typed'));
      return own.length > 0 ? [{ ...concept, alternatives: own }] : [];
    }
    const at = words.indexOf(typed);
    const neighbours = at < 0 ? [] : [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)];
    const asOne = neighbours.filter(({ length }) => length > 1).flatMap(together);
    return [{ ...concept, alternatives: [...alternatives, ...asOne] }];
  });
}

/** The concepts of a query, at most eight. */
export function conceptsOf({ search: text, location }: QueryTexts): Concept[] {
  const search = withNames(text);
  const read = withNeighbours(searchedWords(toWords(search)), search);
  return [
    ...withPlaces(withStudies(withoutFillers(read), toPhrase(search))).map(asCompanion),
    ...readWords(toWords(location), firstPlace, IGNORED_PLACES).filter(({ typed }) => !isLetter(typed)),
  ].slice(0, MAX_CONCEPTS);
}

/** The concepts of a title, which is read without corrections. */
export const conceptsOfTitle = (title: string): Concept[] =>
  readWords(
    toWords(title),
    (words) => entryConcept(words.slice(0, Math.max(1, entryLength(words))).join(' ')),
    IGNORED,
  ).filter(({ typed }) => !isLetter(typed));

/** True when a concept is a word outside the tables, which may be a typing error where few vacancies have it. */
export const mayBeTypingError = ({ typed, box, meanings, parts }: Concept): boolean =>
  parts.length === 0 &&
  !typed.includes(' ') &&
  (box === 'place' ? meanings.length === 0 : !ENTRIES.has(typed)) &&
  typed.length >= MIN_CORRECTED_LENGTH &&
  !isNumber(typed);

/** A word in more vacancies than these is none that was typed wrongly. */
export const RARE_WORD_MAX_JOBS = 20;

/** The number of vacancies from which on all numbers are alike to `isLikelyCorrection`. */
export const MAX_COUNTED_JOBS = RARE_WORD_MAX_JOBS + 1;

/** In how many vacancies a typed word stands. */
export interface TypedIn {
  asWord: number;
  /** Also as the beginning of one. */
  asBeginning: number;
}

/**
 * True when a typed word may be an error for another (packages/job-search/README.md, rule 4): no vacancy has it, and the other
 * is one of the tables or of a title; or it is rare, and no less so is the other, which is one of the tables.
 *
 * @param wordIn how many vacancies have a word of the tables, and in the title where it is none of them
 */
export function isLikelyCorrection({ asWord, asBeginning }: TypedIn, word: string, wordIn: number): boolean {
  if (!ENTRIES.has(word)) return asBeginning === 0 && wordIn > 0;
  return asBeginning === 0 || wordIn >= asWord;
}

/** Words of vacancies and of the tables, of the same first letter, that a typed one may be an error for. */
export function correctionsOf(typed: string, words: readonly string[]): string[] {
  return [...new Set([...words, ...SINGLE_WORDS])].filter(
    (word) =>
      word !== typed &&
      ((word[0] === typed[0] && isTypingError(typed, word)) || soundAlike(typed, word)) &&
      !isNumber(word) &&
      !KINDS_OF_PLACES.includes(word),
  );
}

/** The same concept, found also by corrections, and by what those of the tables stand for. */
export function withCorrections(concept: Concept, words: readonly string[]): Concept {
  const isPlace = concept.box === 'place';
  const entries = words.flatMap((word) => ENTRIES.get(word) ?? []);
  const synonyms = isPlace ? [] : entries.flatMap((entry) => entry.synonyms);
  return {
    ...concept,
    role: words.map(roleOf).find((role) => role !== 'other') ?? concept.role,
    isCorrected: true,
    alternatives: [
      ...concept.alternatives,
      ...words.map((word) => exactly(word, isPlace ? 'place' : (ENTRIES.get(word)?.scope ?? 'any'), 'correction')),
      ...synonyms.map(({ phrase, scope }) =>
        exactly(phrase, scope, words.some((word) => soundAlike(word, phrase)) ? 'correction' : 'correctedSynonym'),
      ),
    ],
    meanings: entries.flatMap((entry) => meaningsOf(isPlace ? { ...entry, workingTypes: [] } : entry, 'correction')),
  };
}

/** Any of some kinds of work: a vacancy that has all of them comes before one that has one. */
const anyOf = (works: readonly Concept[]): Concept => ({
  typed: works.map(({ typed }) => typed).join(' '),
  box: 'search',
  alternatives: works.flatMap(({ alternatives }) =>
    alternatives.map((alternative) => ({ ...alternative, quality: asOneOf(alternative.quality) })),
  ),
  meanings: [],
  parts: works,
  role: 'work',
});

const asOneOf = (quality: Quality): Quality => (CERTAIN.includes(quality) ? 'related' : quality);

/** Beside work, a companion is a branch; a branch may be in a long text unless companies have it in their names. */
function asQualifier(concept: Concept): Concept {
  if (concept.isCompanion) return { ...concept, role: 'branch' };
  if (concept.role !== 'branch') return concept;
  return EMPLOYERS.has(concept.typed) ? concept : { ...concept, isQualifier: true };
}

const isOutside = ({ typed, box, role, meanings }: Concept): boolean =>
  box === 'search' && role === 'other' && meanings.length === 0 && !ENTRIES.has(typed);

/**
 * The concepts with several kinds of work as one, of which any is looked for; a companion beside other work qualifies it as a
 * branch does.
 *
 * @param concepts with corrections of typing errors
 */
export function mergeWork(concepts: readonly Concept[]): Concept[] {
  const works = concepts.filter(({ role }) => role === 'work');
  if (works.length === 0) return [...concepts];
  const main = works.filter(({ isCompanion }) => !isCompanion);
  const chosen = main.length > 0 ? main : works;
  const company = concepts.some(isOutside) ? { mayBeCompany: true as const } : {};
  const beside = (concept: Concept): Concept =>
    chosen.includes(concept) ? { ...concept, ...company } : asQualifier(concept);
  if (chosen.length === 1) return concepts.map(beside);
  return [{ ...anyOf(chosen), ...company }, ...concepts.filter((concept) => !chosen.includes(concept)).map(beside)];
}
