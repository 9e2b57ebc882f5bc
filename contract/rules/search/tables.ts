/** The tables of `contract/search/`: what words and phrases stand for. */
import companies from '../../search/companies.json';
import synonyms from '../../search/synonyms.json';
import type { FieldScope } from './fields';
import type { Quality } from './order';
import { PLACES_BY_NAME } from './place-names';
import type { Place } from './place-names';
import { soundOf } from './sound';
import { isTypingError } from './typing-error';

/** Words that stand for an entry, with the fields in which they do and how well. */
interface Synonym {
  phrase: string;
  scope: FieldScope;
  quality: Extract<Quality, 'spelt' | 'alike' | 'near'>;
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
  synonyms: Synonym[];
  workingTypes: string[];
  workplaces: string[];
}

/** Words without weight. */
export const IGNORED: ReadonlySet<string> = new Set(synonyms.ignored);

/** Words that count only where nothing else names the work: "staf" of "staf gudang" decides nothing. */
export const FILLERS: ReadonlySet<string> = new Set(synonyms.fillers);

/** In a text, so few letters may be something else: "it" is an English word. */
const SHORTEST_IN_TEXTS = 3;

/** A single word that longer entries of its group have, too: "desainer" of "desainer grafis" is any designer. */
const isPartOf = (word: string, group: readonly string[]): boolean =>
  !word.includes(' ') && group.some((entry) => entry.includes(' ') && ` ${entry} `.includes(` ${word} `));

/** True for two spellings of one word or phrase: "programer" and "programmer". */
function isSpelling(phrase: string, other: string): boolean {
  const [words, others] = [phrase.split(' '), other.split(' ')];
  const isSame = (word: string, place: number): boolean => {
    const written = others[place] ?? '';
    const sound = soundOf(word);
    return word === written || (sound !== null && sound === soundOf(written)) || isTypingError(word, written);
  };
  return words.length === others.length && words.every(isSame);
}

/** In a title, so few letters may be something else: "ui" of a designer is no university. */
const SHORTEST_NAME = 4;

const scopeOfName = (name: string): FieldScope => (name.length < SHORTEST_NAME ? 'company' : 'name');

function readEntries(): Map<string, Entry> {
  const entries = new Map<string, MutableEntry>();
  const entryOf = (phrase: string): MutableEntry => {
    const known = entries.get(phrase);
    if (known) return known;
    const made: MutableEntry = {
      scope: 'any',
      synonyms: [],
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
      const others = group.filter((other) => other !== phrase);
      entry.synonyms.push(
        ...others.map((other): Synonym => {
          if (isPartOf(other, group)) return { phrase: other, scope: 'title', quality: 'near' };
          const scope = other.length < SHORTEST_IN_TEXTS ? 'title' : 'work';
          return { phrase: other, scope, quality: isSpelling(phrase, other) ? 'spelt' : 'alike' };
        }),
      );
    }
  }
  for (const group of synonyms.education) {
    for (const phrase of group) {
      const entry = entryOf(phrase);
      entry.scope = 'schooling';
      const others = group.filter((other) => other !== phrase);
      entry.synonyms.push(...others.map((other): Synonym => ({ phrase: other, scope: 'required', quality: 'alike' })));
    }
  }
  for (const group of companies.groups) {
    for (const phrase of group) {
      const entry = entryOf(phrase);
      entry.scope = 'name';
      const others = group.filter((other) => other !== phrase);
      entry.synonyms.push(...others.map((other): Synonym => ({ phrase: other, scope: scopeOfName(other), quality: 'alike' })));
    }
  }
  for (const [type, phrases] of Object.entries(synonyms.workingTypes)) {
    for (const phrase of phrases) entryOf(phrase).workingTypes.push(type);
  }
  for (const [workplace, phrases] of Object.entries(synonyms.workplaces)) {
    for (const phrase of phrases) entryOf(phrase).workplaces.push(workplace);
  }
  for (const [name, places] of PLACES_BY_NAME) entryOf(name).places = places;
  return entries;
}

/** Every word and phrase of the tables, normalised. */
export const ENTRIES: ReadonlyMap<string, Entry> = readEntries();

/** How many words the longest entry has. */
export const LONGEST_ENTRY = Math.max(...[...ENTRIES.keys()].map((entry) => entry.split(' ').length));

/** Entries of one word, for which one may be taken that was typed wrongly. */
export const SINGLE_WORDS: readonly string[] = [...ENTRIES.keys()].filter((entry) => !entry.includes(' '));

function bySound(): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  for (const word of SINGLE_WORDS) {
    const sound = soundOf(word);
    if (sound !== null) words.set(sound, [...(words.get(sound) ?? []), word]);
  }
  return words;
}

/** Entries of one word by their sound. */
export const WORDS_BY_SOUND = bySound();

/** The fields in which words of a query count, or what of a vacancy they are compared with. */
export type Scope = FieldScope | 'sound' | 'initials';

function readScopes(): ReadonlyMap<string, ReadonlySet<FieldScope>> {
  const scopes = new Map<string, Set<FieldScope>>();
  const add = (phrase: string, scope: FieldScope): void => {
    scopes.set(phrase, (scopes.get(phrase) ?? new Set()).add(scope));
  };
  for (const [phrase, entry] of ENTRIES) {
    add(phrase, entry.scope);
    for (const { phrase: synonym, scope } of entry.synonyms) add(synonym, scope);
  }
  for (const of of scopes.values()) of.delete('any');
  return scopes;
}

/** The narrower scopes in which a query may look for each entry. */
export const SCOPES_OF = readScopes();
