import { part, regex } from './any-of';
import lists from './standard-words.json';

/** Spoken, shortened and misspelt words, each with the standard word that the rules are written for. */
const STANDARD = new Map<string, string>(
  Object.entries(lists.spellings).flatMap(([word, others]) => others.map((other) => [other, word] as const)),
);

/** Words that "nya" makes another word of. */
const NO_ENDING = new Set(['khususnya', 'utamanya', 'terutamanya']);

/** "kirimin" is "kirimkan" as it is said; likewise "dikembaliin". */
const SPOKEN_ENDING = regex`^((?:di|nge)?)(${lists.spokenVerbs.join('|')})in$`;

/** "rekeningmu" is "rekening kamu". */
const OF_THE_CANDIDATE = /^(rekening|rek|akun|nomor|uang|saldo|dompet|ktp|ijazah|hp|atm|data|gaji|dana|nama)mu$/;

const DIGITS = ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];
/** Ages that are written out; the unit behind tells a sum of money from them. */
const TENS = new RegExp(
  part`\b(dua|tiga|empat|lima) puluh(?: (${DIGITS.join('|')}))?\b(?! (?:ribu|juta|ratus|persen|orang))`,
  'g',
);
const toNumber = (_all: string, tens: string, ones?: string): string =>
  String((DIGITS.indexOf(tens) + 1) * 10 + (ones === undefined ? 0 : DIGITS.indexOf(ones) + 1));

function toStandard(word: string): string {
  const known = STANDARD.get(word);
  if (known !== undefined) return known;
  if (word.length > 6 && word.endsWith('nya') && !NO_ENDING.has(word)) return toStandard(word.slice(0, -3));
  const owned = OF_THE_CANDIDATE.exec(word)?.[1];
  if (owned !== undefined) return `${owned} kamu`;
  // Two of a kind are written with a figure: "ganteng2".
  if (word.length > 4 && word.endsWith('2')) return toStandard(word.slice(0, -1));
  // "dititipkeun" is Sundanese for "dititipkan".
  if (word.endsWith('keun')) return `${word.slice(0, -4)}kan`;
  return word.endsWith('in') ? word.replace(SPOKEN_ENDING, '$1$2kan') : word;
}

/**
 * Plain text with its spoken and shortened words put as the standard ones, so that a rule names each once:
 * "umurnya gak boleh" becomes "usia tidak boleh". Numbers and signs stay as they are. Specification 4, section 7.
 */
export const toStandardWords = (plain: string): string =>
  plain
    .replace(/\b(mas|mbak|mba|cowo|cewe)[ -]\1\b/g, '$12')
    .replace(/\blaki[ -]{0,3}laki\b/g, 'pria')
    .replace(/\b(?:whats[ -]?apps?|w\.a\.?|wa(?!\.\w))\b/g, 'whatsapp')
    .replace(/\b(?:jangan (?:sampai )?lupa|do not forget(?: to)?|don't forget(?: to)?)\b/g, 'mohon')
    .replace(TENS, toNumber)
    .replace(/[a-z][a-z-]*2?/g, toStandard);
