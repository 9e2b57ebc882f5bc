/** The tables: what words and phrases stand for. */
import companies from './companies.json';
import synonyms from './synonyms.json';
import type { FieldScope } from './fields';
import type { Quality } from './order';
import { placesByName } from '@titian/rules/place-names';
import type { Place } from '@titian/rules/place-names';

/** Words that stand for an entry, with the fields in which they do and how well. */
interface Synonym {
  phrase: string;
  scope: FieldScope;
  quality: Extract<Quality, 'synonym' | 'related'>;
}

/** The meaning of a word or phrase of the tables. */
export interface Entry {
  /** The fields in which the word or phrase itself counts. */
  scope: FieldScope;
  /** The others of its groups. */
  synonyms: readonly Synonym[];
  /** True where its words may also stand apart. */
  isWork: boolean;
  places: readonly Place[];
  workingTypes: readonly string[];
  workplaces: readonly string[];
}

interface MutableEntry extends Entry {
  /** Where the synonyms come from. Most entries are never looked up, and to make all of them takes long. */
  sources: (() => readonly Synonym[])[];
  workingTypes: string[];
  workplaces: string[];
}

/** Words without weight. */
export const IGNORED: ReadonlySet<string> = new Set([...synonyms.ignored, ...synonyms.turning, ...synonyms.binding]);

/** Words that leave out what follows them. */
export const TURNING: ReadonlySet<string> = new Set(synonyms.turning);

/** Words that are one thing with the next word, whatever it is: "tanpa ijazah". */
export const BINDING: ReadonlySet<string> = new Set(synonyms.binding);

/** Words by which a level of education is asked for. */
export const STUDY: ReadonlySet<string> = new Set(synonyms.study);

/** True for a word without weight that names nothing: "ijazah" does. */
export const isFunctionWord = (word: string): boolean => IGNORED.has(word) && !STUDY.has(word);

/** Words that count only where nothing else names the work: "staf" of "staf gudang" decides nothing. */
export const FILLERS: ReadonlySet<string> = new Set(synonyms.fillers);

/**
 * The role of an entry: the work; the rank of a worker, which says nothing of the work without the word beside it ("tukang"
 * of "tukang jahit"); the branch of an employer or a skill, which only qualifies the work beside it ("hotel" of
 * "resepsionis hotel").
 */
export type Role = 'work' | 'rank' | 'branch' | 'other';

/** Words of groups that only qualify the work beside them, and are work by themselves: "admin" of "admin pajak". */
export const COMPANIONS: ReadonlySet<string> = new Set(synonyms.companions);

/** Branches that the names of their companies tell. */
export const EMPLOYERS: ReadonlySet<string> = new Set(synonyms.employers);

/** Words for superiors. */
export const LEADERS: ReadonlySet<string> = new Set(synonyms.leaders);

/** Levels of education that are schools, too, where people teach. */
export const SCHOOLS: ReadonlySet<string> = new Set(synonyms.schools.flat());

/** Levels of education. */
export const EDUCATION: ReadonlySet<string> = new Set([...SCHOOLS, ...synonyms.education.flat()]);

/** Words for ranks of workers. */
export const RANKS: ReadonlySet<string> = new Set(synonyms.ranks);

const BRANCHES: ReadonlySet<string> = new Set(synonyms.branches);

/** A single word that longer entries of its group have, too: "desainer" of "desainer grafis" is any designer. */
const isPartOf = (word: string, group: readonly string[]): boolean =>
  !word.includes(' ') && group.some((entry) => entry.includes(' ') && ` ${entry} `.includes(` ${word} `));

/** True for the work of a superior, whom texts about other work mention: "kepala gudang". */
export const isLeading = (phrase: string): boolean =>
  phrase.includes(' ') && phrase.split(' ').some((word) => LEADERS.has(word));

/** The others of a group, each as much alike. */
const othersIn = (group: readonly string[], phrase: string, scope: FieldScope = 'any'): Synonym[] =>
  group.flatMap((other) => (other === phrase ? [] : [{ phrase: other, scope, quality: 'synonym' }]));

/** The others of a group of work: words of the same meaning, and single words that are less. */
const synonymsIn = (group: readonly string[], phrase: string): Synonym[] =>
  othersIn(group, phrase).map((synonym) => {
    if (isPartOf(synonym.phrase, group)) return { ...synonym, scope: 'title', quality: 'related' };
    return isLeading(synonym.phrase) ? { ...synonym, scope: 'function' } : synonym;
  });

/** The entries that stand in a group with each. */
const groupsOf: ReadonlyMap<string, readonly string[]> = new Map(
  synonyms.groups.flatMap((group) => group.map((entry) => [entry, group] as const)),
);

function readEntries(): Map<string, Entry> {
  const entries = new Map<string, MutableEntry>();
  const entryOf = (phrase: string): MutableEntry => {
    const known = entries.get(phrase);
    if (known) return known;
    let synonymsOf: readonly Synonym[] | undefined;
    const made: MutableEntry = {
      scope: 'any',
      sources: [],
      get synonyms() {
        return (synonymsOf ??= made.sources.flatMap((read) => read()));
      },
      isWork: false,
      places: [],
      workingTypes: [],
      workplaces: [],
    };
    entries.set(phrase, made);
    return made;
  };
  for (const group of synonyms.groups) {
    for (const phrase of group) {
      const entry = entryOf(phrase);
      entry.isWork = true;
      if (isLeading(phrase)) entry.scope = 'function';
      entry.sources.push(() => synonymsIn(group, phrase));
    }
  }
  for (const [name, jobs] of Object.entries(synonyms.includes)) {
    const group = groupsOf.get(name) ?? [name];
    const readIncluded = (): Synonym[] => {
      const included = [...new Set(jobs.flatMap((job) => groupsOf.get(job) ?? []))];
      return included
        .filter((phrase) => !group.includes(phrase))
        .map((phrase) => ({ phrase, scope: 'title', quality: 'related' }));
    };
    for (const word of group) {
      const entry = entryOf(word);
      entry.isWork = true;
      entry.sources.push(readIncluded);
    }
  }
  for (const group of [...synonyms.schools, ...synonyms.education, ...synonyms.names]) {
    for (const phrase of group) {
      entryOf(phrase).sources.push(() => othersIn(group, phrase));
    }
  }
  for (const group of companies.groups) {
    for (const phrase of group) {
      const entry = entryOf(phrase);
      entry.scope = 'name';
      entry.sources.push(() => othersIn(group, phrase, 'name'));
    }
  }
  for (const [type, phrases] of Object.entries(synonyms.workingTypes)) {
    for (const phrase of phrases) entryOf(phrase).workingTypes.push(type);
  }
  for (const [workplace, phrases] of Object.entries(synonyms.workplaces)) {
    for (const phrase of phrases) entryOf(phrase).workplaces.push(workplace);
  }
  for (const [name, places] of placesByName()) entryOf(name).places = places;
  return entries;
}

/** Every word and phrase of the tables, normalised. */
export const ENTRIES: ReadonlyMap<string, Entry> = readEntries();

/** The role of a normalised word or phrase. */
export function roleOf(typed: string): Role {
  if (BRANCHES.has(typed)) return 'branch';
  const entry = ENTRIES.get(typed);
  if (!entry?.isWork || entry.places.length + entry.workingTypes.length + entry.workplaces.length > 0) return 'other';
  return RANKS.has(typed) ? 'rank' : 'work';
}

/** How many words the longest entry has. */
export const MAX_ENTRY_WORDS = Math.max(...[...ENTRIES.keys()].map((entry) => entry.split(' ').length));

/** Entries of one word, for which one may be taken that was typed wrongly. */
export const SINGLE_WORDS: readonly string[] = [...ENTRIES.keys()].filter((entry) => !entry.includes(' '));

/** The fields in which words of a query count, or what of a vacancy they are compared with. */
export type Scope = FieldScope | 'joined';

/** The narrower scopes in which a query may look for each entry. */
export function readScopes(): ReadonlyMap<string, ReadonlySet<FieldScope>> {
  const scopes = new Map<string, Set<FieldScope>>();
  const add = (phrase: string, scope: FieldScope): void => {
    scopes.set(phrase, (scopes.get(phrase) ?? new Set()).add(scope));
  };
  for (const [phrase, entry] of ENTRIES) {
    add(phrase, entry.scope);
    for (const { phrase: synonym, scope } of entry.synonyms) add(synonym, scope);
    if (entry.scope !== 'function') continue;
    for (const word of phrase.split(' ')) {
      add(word, 'function');
      for (const synonym of ENTRIES.get(word)?.synonyms ?? []) add(synonym.phrase, 'function');
    }
  }
  for (const of of scopes.values()) of.delete('any');
  return scopes;
}
