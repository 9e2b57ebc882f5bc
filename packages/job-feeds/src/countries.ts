import { placeKey } from './place-names';

/** The country of a place: this one, or the name of another as it is written. */
export type Country = 'Indonesia' | { abroad: string };

const HOME = new Set(['id', 'idn', 'ina', 'ri', 'indonesia', 'republikindonesia', 'republicofindonesia', 'nkri']);

/** Codes of three letters and other names of countries that advertise here. */
const OTHER_NAMES = new Set(
  (
    'are aus aut bel bgd bhr brn can che chn deu dnk esp fin fra gbr hkg ind irl ita jor jpn khm kor kwt lao lka mac ' +
    'mdv mex mmr mys nld nor npl nzl omn pak phl png pol prt qat rus sau sgp swe tha tls tur twn uae usa vnm zaf ' +
    'america amerika amerikaserikat bruneidarussalam burma england inggris britain greatbritain scotland korea ' +
    'southkorea northkorea koreaselatan koreautara republicofkorea saudi saudiarabia arabsaudi uniteemirates ' +
    'unitedarabemirates unitedstatesofamerica holland timorleste timortimur easttimor vietnam hongkong makau macau ' +
    'taiwan rrc tiongkok cina peoplesrepublicofchina'
  ).split(' '),
);

/** Codes of two letters that are in free texts; others are those of provinces as well. */
const CODES_IN_TEXT = /^(AE|AU|BN|CA|CN|DE|FR|GB|HK|IN|JP|KR|MY|NL|NZ|PH|QA|SG|TH|TW|UK|US|VN|[A-Z]{3})$/;

/** Regions abroad: a place in one is abroad, whatever it is called. */
const REGIONS = new Set(
  (
    'johor johore kedah kelantan melaka malacca negerisembilan pahang penang pulaupinang perak perlis sabah sarawak ' +
    'selangor terengganu labuan putrajaya california texas newsouthwales queensland victoria westernaustralia ' +
    'ontario luzon mindanao guangdong kerala karnataka maharashtra tamilnadu'
  ).split(' '),
);

/** Cities abroad, which lists name beside cities of this country. */
const CITIES = new Set(
  (
    'singapore singapura hongkong kualalumpur kl petalingjaya subangjaya shahalam cyberjaya johorbahru georgetown ' +
    'kotakinabalu kuching ipoh bandarseribegawan dili bangkok phuket chiangmai manila makati cebu taguig quezoncity ' +
    'hochiminhcity saigon hanoi danang phnompenh vientiane yangon tokyo osaka kyoto nagoya yokohama fukuoka seoul ' +
    'busan incheon taipei kaohsiung taichung beijing shanghai shenzhen guangzhou macau mumbai delhi newdelhi bangalore ' +
    'bengaluru chennai hyderabad pune kolkata dhaka colombo karachi dubai abudhabi sharjah doha riyadh jeddah jeddah ' +
    'mecca makkah medina madinah kuwaitcity manama muscat istanbul cairo sydney melbourne brisbane perth adelaide ' +
    'canberra darwin auckland wellington london manchester dublin paris berlin munich hamburg frankfurt amsterdam ' +
    'rotterdam brussels madrid barcelona lisbon rome milan zurich geneva vienna prague warsaw stockholm copenhagen ' +
    'oslo helsinki moscow newyork newyorkcity sanfrancisco losangeles seattle chicago boston austin houston toronto ' +
    'vancouver montreal mexicocity saopaulo'
  ).split(' '),
);

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
