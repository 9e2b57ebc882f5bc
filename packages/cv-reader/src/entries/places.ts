import { inIndonesian, placesByName } from '@titian/rules/place-names';
import { toPhrase } from '@titian/rules/words';
import { splitOutside } from './rows';

const COUNTRY = new Set(['indonesia', 'republik indonesia', 'id']);

/** Everyday names of a province that a CV gives as a city, but for those behind another city. */
const AS_CITY = new Set(['jakarta', 'yogyakarta', 'jogja', 'jogjakarta', 'yogya']);

/** A province or a city of Indonesia by its name in either language; null for anything else. */
export function placeKind(text: string): 'province' | 'city' | 'country' | null {
  const phrase = toPhrase(text.replace(/\bprovinsi\b|\bprovince\b|\bregency\b|\bcity\b/i, ' '));
  if (COUNTRY.has(phrase)) return 'country';
  if (AS_CITY.has(phrase)) return 'city';
  const found = placesByName().get(inIndonesian(phrase)) ?? placesByName().get(phrase);
  if (!found?.length) return null;
  const isProvince = found.some(({ kind, name }) => kind === 'province' && toPhrase(name) === phrase);
  return !isProvince && found.some(({ kind }) => kind === 'city') ? 'city' : 'province';
}

export interface FoundPlace {
  city?: string;
  location?: string;
}

const STREET_AT_START =
  /^(?:jl|jln|jalan|kp|kampung|perum|perumahan|komplek|kompleks|dusun|dsn|desa|gg|gang|btn|griya|apartemen|ruko|blok|rt|lingkungan|dukuh|jorong|lr|lorong)\b/i;

/** True for a text that begins like an address. */
export const isAddress = (text: string): boolean => STREET_AT_START.test(text);

const BELOW_CITY = /^(?:kec|kel|kecamatan|kelurahan|desa|ds|rt|rw|no|blok|kode pos)\b/i;
const STREET = /(?:^|\s)(?:jl|jln|jalan|gg|gang)\.?\s*$/i;

/** The name of a city or province at the end of a part of an address. */
function placeAtEnd(part: string): { name: string; kind: 'province' | 'city' } | null {
  const words = part
    .replaceAll(/\([^()]*\)|\b\d{5}\b/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  for (let count = Math.min(5, words.length); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    const before = words.slice(0, -count).join(' ');
    const kind = placeKind(name);
    if ((kind === 'city' || kind === 'province') && !STREET.test(before)) return { name, kind };
  }
  return null;
}

/** The city and the province that an address names, as they are written. */
export function placesIn(address: string): FoundPlace {
  const found: FoundPlace = {};
  for (const part of splitOutside(address, ',;').reverse()) {
    if (placeKind(part) === 'country') continue;
    let rest = part;
    for (let place = placeAtEnd(rest); place !== null; place = placeAtEnd(rest)) {
      rest = rest.slice(0, rest.lastIndexOf(place.name)).trim();
      const isBelow = BELOW_CITY.test(part) && place.kind === 'city' && !/^(?:kab|kota)/i.test(place.name);
      if (place.kind === 'province') found.location ??= place.name;
      else if (found.city !== undefined) return rest ? found : { location: found.city, ...found, city: place.name };
      else if (!isBelow) {
        found.city = place.name;
        if (!AS_CITY.has(toPhrase(place.name))) return found;
      }
    }
  }
  return found;
}

/** True for a text all of whose parts are places: "Bandung, Jawa Barat, Indonesia". */
export const isKnownPlace = (text: string): boolean => {
  const parts = splitOutside(text, ',');
  return parts.length > 0 && parts.every((part) => placeKind(part) !== null);
};

/** True for a text that is places and nothing else: "Bandung, Jawa Barat", "Jakarta". */
export function isPlace(text: string): boolean {
  if (/\d/.test(text) || isAddress(text)) return false;
  const parts = splitOutside(text, ',');
  const last = parts.filter((part) => placeKind(part) !== 'country').at(-1);
  if (last === undefined) return parts.length > 0;
  return parts.length <= 4 && parts.every((part) => part.split(' ').length <= 4) && placeKind(last) !== null;
}
