import places from './places.json';
import { toPhrase } from './words';

/** A place by its official name. */
export interface Place {
  kind: 'province' | 'city';
  name: string;
  /** Where a city is; a province's own name. */
  province: string;
}

interface Alias {
  provinces?: string[];
  cities?: string[];
}

/** Words that half of all places have in their names: nobody who mistypes one looks for all of them. */
export const KINDS_OF_PLACES: readonly string[] = ['kabupaten', 'kota', 'provinsi'];

const CITY_KIND = /^(?:kabupaten administrasi|kota administrasi|kab|kabupaten|kota) /;
const PROVINCE_KIND = /^(?:provinsi|prov) /;

/** "kab. sleman" and "Kabupaten Sleman" are one place, "Kota Bogor" and "Kabupaten Bogor" are two. */
const toCityKey = (name: string): string => toPhrase(name).replace(/^kab /, 'kabupaten ');

/** The name without "Kabupaten" and the like. */
export const toBareName = (name: string): string => toPhrase(name).replace(CITY_KIND, '').replace(PROVINCE_KIND, '');

/** The words by which texts find a place's name: "Administrasi" tells a kind of city, and no work. */
export const toPlacePhrase = (name: string): string => toPhrase(name).replace('administrasi ', '');

/** Every province and city. */
export const PLACES: readonly Place[] = Object.entries(places.provinces).flatMap(([province, cities]) => [
  { kind: 'province' as const, name: province, province },
  ...cities.map((name) => ({ kind: 'city' as const, name, province })),
]);

function toAliases(): Map<string, readonly Place[]> {
  const official = new Map(PLACES.map((place) => [`${place.kind} ${place.name}`, place]));
  const find = (kind: Place['kind'], names: string[] = []) =>
    names.flatMap((name) => official.get(`${kind} ${name}`) ?? []);
  return new Map(
    Object.entries<Alias>(places.aliases).map(([alias, { provinces, cities }]) => [
      alias,
      [...find('province', provinces), ...find('city', cities)],
    ]),
  );
}

let aliases: ReadonlyMap<string, readonly Place[]> | undefined;

/** Everyday names, normalised. */
export const placeAliases = (): ReadonlyMap<string, readonly Place[]> => (aliases ??= toAliases());

function toPlacesByName(): Map<string, readonly Place[]> {
  const named = new Map<string, Place[]>();
  const add = (name: string, place: Place) => {
    const known = named.get(name);
    if (!known) named.set(name, [place]);
    else if (!known.includes(place)) known.push(place);
  };
  for (const place of PLACES) {
    const full = toPhrase(place.name);
    add(full, place);
    add(toBareName(place.name), place);
    if (place.kind === 'city') add(full.replace(/^kabupaten /, 'kab '), place);
    else add(`provinsi ${full}`, place);
  }
  for (const [alias, meant] of placeAliases()) for (const place of meant) add(alias, place);
  return named;
}

let byName: ReadonlyMap<string, readonly Place[]> | undefined;

/**
 * Places by normalised name: official names, also without "Kabupaten" and the like, and everyday names. The
 * table is made on first use, because making it takes a slow phone tens of milliseconds.
 */
export const placesByName = (): ReadonlyMap<string, readonly Place[]> => (byName ??= toPlacesByName());

const DIRECTIONS: Partial<Record<string, string>> = {
  west: 'barat',
  east: 'timur',
  north: 'utara',
  south: 'selatan',
  central: 'tengah',
  southeast: 'tenggara',
};

/** The Indonesian name of a province by its English one, normalised: "West Java" is "jawa barat"; any other name as it is. */
export function inIndonesian(name: string): string {
  const phrase = toPhrase(name);
  const [first = '', ...others] = phrase.split(' ');
  const direction = DIRECTIONS[first];
  if (direction === undefined || others.length === 0) return phrase;
  return `${others.join(' ').replace('java', 'jawa').replace('sumatra', 'sumatera')} ${direction}`;
}

/** The province that a vacancy's own text means; undefined for none that is known. */
export const provinceOf = (text: string): Place | undefined =>
  placesByName()
    .get(toPhrase(text).replace(PROVINCE_KIND, ''))
    ?.find(({ kind }) => kind === 'province');

/** True when a vacancy's city is this one; a city's name without "Kota" or "Kabupaten" is either. */
export function isCity(text: string, official: string): boolean {
  const key = toCityKey(text);
  return key === toCityKey(official) || (!CITY_KIND.test(`${key} `) && key === toBareName(official));
}

const neighbours: Partial<Record<string, string[]>> = places.neighbours;

/** A city and those that border on it: all that is easy to reach from there. */
export const citiesNear = (city: string): readonly string[] => [city, ...(neighbours[city] ?? [])];

const CITIES = PLACES.filter(({ kind }) => kind === 'city').map(({ name }) => name);

const officialNames = new Map<string, readonly string[]>();

/** The official names that a vacancy's city may mean; its own where none is known. */
export function cityNames(text: string): readonly string[] {
  const known = officialNames.get(text);
  if (known) return known;
  const official = CITIES.filter((name) => isCity(text, name));
  const names = official.length > 0 ? official : [text];
  officialNames.set(text, names);
  return names;
}
