/** The tables of `contract/search/`, which the web app's search shares. */
import places from '../../../../contract/search/places.json';
import synonyms from '../../../../contract/search/synonyms.json';
import { cities, provinces } from '../../masters/master-data';
import type { WorkingType, Workplace } from '../job-input';
import { wordsOf } from './words';

export interface Place {
  cityIds: number[];
  provinceIds: number[];
}

/** What a word or phrase of the tables stands for. */
export interface Entry {
  /** The other words and phrases of its groups, each split into words. */
  synonyms: string[][];
  place: Place;
  workingTypes: WorkingType[];
  workplaces: Workplace[];
}

/** Words that stand in front of the name proper of a city or province. */
const TITLES = ['kabupaten', 'kota', 'administrasi', 'provinsi'];

const cityIds = new Map(cities.map(([id, name]) => [name, id]));
const provinceIds = new Map(provinces.map(([id, name]) => [name, id]));

const known = (ids: ReadonlyMap<string, number>, names: readonly string[]): number[] =>
  names.flatMap((name) => ids.get(name) ?? []);

/** "Kota Administrasi Jakarta Pusat" is also "jakarta pusat"; "Kabupaten" is also "kab". */
function namesOf(name: string): string[] {
  const words = wordsOf(name);
  const bare = words.slice(words.findIndex((word) => !TITLES.includes(word)));
  const short = words[0] === 'kabupaten' ? ['kab', ...words.slice(1)] : words;
  return [words, short, bare].map((each) => each.join(' '));
}

const makeEntry = (): Entry => ({
  synonyms: [],
  place: { cityIds: [], provinceIds: [] },
  workingTypes: [],
  workplaces: [],
});

function readEntries(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const entryOf = (phrase: string): Entry => {
    const entry = entries.get(phrase) ?? makeEntry();
    entries.set(phrase, entry);
    return entry;
  };
  for (const group of synonyms.groups) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase);
      entryOf(phrase).synonyms.push(...others.map((other) => other.split(' ')));
    }
  }
  for (const [type, phrases] of Object.entries(synonyms.workingTypes)) {
    for (const phrase of phrases) entryOf(phrase).workingTypes.push(type as WorkingType);
  }
  for (const [workplace, phrases] of Object.entries(synonyms.workplaces)) {
    for (const phrase of phrases) entryOf(phrase).workplaces.push(workplace as Workplace);
  }
  const addPlace = (phrase: string, ids: Place): void => {
    const { place } = entryOf(phrase);
    place.cityIds = [...new Set([...place.cityIds, ...ids.cityIds])];
    place.provinceIds = [...new Set([...place.provinceIds, ...ids.provinceIds])];
  };
  for (const [id, name] of cities) {
    for (const phrase of namesOf(name)) addPlace(phrase, { cityIds: [id], provinceIds: [] });
  }
  for (const [id, name] of provinces) {
    for (const phrase of [...namesOf(name), `provinsi ${namesOf(name)[0]}`]) {
      addPlace(phrase, { cityIds: [], provinceIds: [id] });
    }
  }
  for (const [phrase, names] of Object.entries<{ cities?: string[]; provinces?: string[] }>(places.aliases)) {
    addPlace(phrase, {
      cityIds: known(cityIds, names.cities ?? []),
      provinceIds: known(provinceIds, names.provinces ?? []),
    });
  }
  return entries;
}

/** Every word and phrase of the tables, normalised. */
export const entries: ReadonlyMap<string, Entry> = readEntries();

/** Words without weight. */
export const ignoredWords: ReadonlySet<string> = new Set(synonyms.ignored);

/** How many words the longest phrase of the tables has. */
export const LONGEST_PHRASE = Math.max(...[...entries.keys()].map((phrase) => phrase.split(' ').length));

/** The words that phrases of the tables begin with. */
export const phraseStarts: ReadonlySet<string> = new Set(
  [...entries.keys()].filter((phrase) => phrase.includes(' ')).map((phrase) => phrase.slice(0, phrase.indexOf(' '))),
);

/** Single words of the tables, which a typing error may have been meant to be. */
export const entryWords: readonly string[] = [...entries.keys()].filter((phrase) => !phrase.includes(' '));

/** The place that a text names, as it is written or by an everyday name; undefined for one that is none. */
export function placeNamed(text: string): Place | undefined {
  const place = entries.get(wordsOf(text).join(' '))?.place;
  return place && place.cityIds.length + place.provinceIds.length > 0 ? place : undefined;
}

const neighbours: Record<string, string[] | undefined> = places.neighbours;
const cityNames = new Map(cities);

/** A city or regency and those that border on it. */
export function nearby(cityId: number): number[] {
  return [cityId, ...known(cityIds, neighbours[cityNames.get(cityId) ?? ''] ?? [])];
}
