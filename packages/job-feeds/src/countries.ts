import abroad from './abroad.json';
import { placeKey } from './place-names';

/** The country of a place: this one, or the name of another as it is written. */
export type Country = 'Indonesia' | { abroad: string };

const HOME = new Set(['id', 'idn', 'ina', 'ri', 'indonesia', 'republikindonesia', 'republicofindonesia', 'nkri']);

/** Codes of three letters and other names of countries that advertise here. */
const OTHER_NAMES = new Set(abroad.otherNames);

/** Codes of two letters that are in free texts; others are those of provinces as well. */
const CODES_IN_TEXT = /^(AE|AU|BN|CA|CN|DE|FR|GB|HK|IN|JP|KR|MY|NL|NZ|PH|QA|SG|TH|TW|UK|US|VN|[A-Z]{3})$/;

/** Regions abroad: a place in one is abroad, whatever it is called. */
const REGIONS = new Set(abroad.regions);

/** Cities abroad, which lists name beside cities of this country. */
const CITIES = new Set(abroad.cities);

const CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The countries that Unicode knows, by their codes and their names in English and Indonesian. */
function unicodeCountries(): Set<string> {
  const known = new Set<string>();
  for (const language of ['en', 'id']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of CODES.flatMap((first) => CODES.map((second) => first + second))) {
      const name = names.of(code);
      if (name !== undefined) known.add(placeKey(code)).add(placeKey(name));
    }
  }
  // Names of no country, and such as are places of this one.
  for (const other of ['', 'eu', 'un', 'zz', 'xa', 'xb', 'ez']) known.delete(other);
  return known;
}

let countries: Set<string> | undefined;

/** The country that a value of `addressCountry` names, by code or name; null for anything else. */
export function countryOf(text: string): Country | null {
  const key = placeKey(text);
  if (HOME.has(key)) return 'Indonesia';
  countries ??= unicodeCountries();
  return countries.has(key) || OTHER_NAMES.has(key) ? { abroad: text } : null;
}

/** The country that a part of a free text names; codes count in capitals alone. */
export function countryInText(part: string): Country | null {
  if (part.length <= 3 && !CODES_IN_TEXT.test(part) && part !== 'ID') return null;
  return countryOf(part) ?? (REGIONS.has(placeKey(part)) ? { abroad: part } : null);
}

/** True when a part of a free text is a city abroad. */
export const isCityAbroad = (part: string): boolean => CITIES.has(placeKey(part));
