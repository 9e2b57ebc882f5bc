/** Brings the many ways of writing an Indonesian place's name together. */

/** Kind of a second-level place, from its name. */
export type CityKind = 'kabupaten' | 'kota';

export interface CityName {
  /** Null where the name does not say. */
  kind: CityKind | null;
  /** The name without its kind, in small letters and digits only. */
  key: string;
}

const PREFIX = /^(kabupaten|kab|kota|kotamadya|kodya)( administrasi| administratif| adm)? (?=.)/;
const ENGLISH_SUFFIX = / (regency|city)$/;

const ABBREVIATIONS = new Map([
  ['kep', 'kepulauan'],
  ['prov', ''],
  ['provinsi', ''],
  ['province', ''],
]);

/** A name's words in small letters without marks, abbreviations spelt out. */
function words(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .filter((word) => word !== '')
    .join(' ');
}

const squashed = (text: string): string => text.replaceAll(' ', '');

/** A name's letters and digits, without case, marks, spaces, and the word "Provinsi". */
export function placeKey(text: string): string {
  return squashed(words(text));
}

/** A city's or regency's name taken apart: "KAB. ADM. KEP. SERIBU" is the kabupaten "kepulauanseribu". */
export function cityName(text: string): CityName {
  const name = words(text);
  const stem = name.replace(PREFIX, '').replace(ENGLISH_SUFFIX, '');
  const kindWord = PREFIX.exec(name)?.[1] ?? ENGLISH_SUFFIX.exec(name)?.[1];
  const kind = kindWord === undefined ? null : /^(kab|regency)/.test(kindWord) ? 'kabupaten' : 'kota';
  return { kind, key: squashed(stem) };
}
