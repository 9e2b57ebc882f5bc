import { placeAliases, KINDS_OF_PLACES, PLACES, placesByName, toBareName } from '@titian/rules/place-names';
import type { Place } from '@titian/rules/place-names';
import { isTypingError } from '@titian/rules/typing-error';
import { toPhrase } from '@titian/rules/words';

/** As many as fit under a field on a phone. */
const MAX_ITEMS = 5;

/** The list is searched by its own names first: two letters are the beginning of too many others. */
const MIN_LETTERS = 3;

/** A place and the name by which a text means it: the official one, or an everyday one in lower case. */
interface NamedPlace {
  place: Place;
  name: string;
}

const isBegunBy = (name: string, typed: string): boolean => ` ${name}`.includes(` ${typed}`);

const officially = (places: readonly Place[]): NamedPlace[] => places.map((place) => ({ place, name: place.name }));

/** Places by a name of theirs, which may be an everyday one. */
const byName = ([name, places]: readonly [string, readonly Place[]]): NamedPlace[] =>
  places.map((place) => ({ place, name: placeAliases().get(name)?.includes(place) ? name : place.name }));

/** Places that a normalised text may be the beginning of or, without any, a typing error of; each once, whole names first. */
function placesFor(typed: string): NamedPlace[] {
  const meant = byName([typed, placesByName().get(typed) ?? []]);
  const begun = PLACES.filter(({ name }) => toBareName(name).startsWith(typed) || toPhrase(name).startsWith(typed));
  const everyday = [...placeAliases()].filter(([alias]) => alias.startsWith(typed)).flatMap(byName);
  const within = PLACES.filter(({ name }) => isBegunBy(toPhrase(name), typed));
  const known = [...meant, ...officially(begun), ...everyday, ...officially(within)];
  const misspelt = () => [...placesByName()].filter(([name]) => isTypingError(typed, name)).flatMap(byName);
  const first = new Map<Place, NamedPlace>();
  for (const named of known.length > 0 ? known : misspelt()) if (!first.has(named.place)) first.set(named.place, named);
  return [...first.values()];
}

/** The first two of the names by which an item is known; everyday ones in quotation marks. */
function toReason(names: readonly NamedPlace[]): string {
  const shown = names.map(({ place, name }) => (name === place.name ? name : `"${name}"`));
  return shown.length > 2 ? `${shown.slice(0, 2).join(', ')}, …` : shown.join(', ');
}

/**
 * Items of a list of provinces or cities that a text means by another name: an everyday name, a typing error and, among
 * provinces, the name of one of their cities.
 *
 * @param kind what the list has; its labels may be official or everyday names
 * @returns at most five copies of items, each with the other name as its reason, which is empty where that is the label
 */
export function findItemsByPlace<Item extends { label: string }>(
  text: string,
  kind: Place['kind'],
  items: readonly Item[],
): (Item & { reason: string })[] {
  const typed = toPhrase(text);
  if (typed.length < MIN_LETTERS || KINDS_OF_PLACES.some((word) => word.startsWith(typed))) return [];
  const itemOf = new Map<string, Item>();
  for (const item of items) {
    const places = placesByName().get(toPhrase(item.label)) ?? [];
    for (const place of places) if (place.kind === kind) itemOf.set(place.name, item);
  }
  const found = new Map<Item, NamedPlace[]>();
  for (const named of placesFor(typed)) {
    const item = itemOf.get(kind === 'province' ? named.place.province : named.place.name);
    if (item) found.set(item, [...(found.get(item) ?? []), named]);
  }
  return [...found].slice(0, MAX_ITEMS).map(([item, names]) => {
    const reason = toReason(names);
    return { ...item, reason: reason === item.label ? '' : reason };
  });
}

/** The meaning of a text of the location box that is not the name of a province: `cities` are in `provinces`. */
export interface PlaceMeaning {
  cities: readonly string[];
  provinces: readonly string[];
}

/** Which places a text names in full; null for a part of a name, a name of a province, or no place. */
export function placeMeaning(text: string): PlaceMeaning | null {
  const typed = toPhrase(text);
  const places = placesByName().get(typed) ?? [];
  const isProvince = places.some(({ kind, name }) => kind === 'province' && toPhrase(name).includes(typed));
  if (places.length === 0 || isProvince) return null;
  return {
    cities: places.filter(({ kind }) => kind === 'city').map(({ name }) => name),
    provinces: [...new Set(places.map(({ province }) => province))],
  };
}
