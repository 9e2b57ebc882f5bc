import { toWords } from '@titian/rules/words';
import { EDUCATION_MAJORS } from '@titian/rules/education-majors';
import { isFormOf } from './word-forms';

/** The fields of study that a vacancy's requirements name. */
export interface NamedStudies {
  /** Words of the vacancy, one field each. */
  fields: readonly string[];
  /** The words that open it to all fields; null where there are none. */
  openToAll: string | null;
}

const OPEN =
  /(?:(?:terbuka untuk |dari )?(?:semua|segala|berbagai) (?:jurusan|program studi|prodi)|jurusan apa ?(?:saja|pun)|any major)/i;

/** The importer's line of fields, as `toRequirements` writes it. */
const LISTED = /^\s*bidang:\s*(.+)$/i;

/** Words that introduce fields in a sentence. */
const NAMED = /\b(?:jurusan|program studi|prodi|major(?:ing)? in|degree in)\b[\s:]*([^.;()]+)/i;

const NO_FIELD = '(?!Semua|Atau|Dan|Segala|Jurusan)';

/** Names of fields in a sentence, which begin with capitals: "Agroteknologi, Agribisnis, atau Kehutanan". */
const FIELDS = String.raw`\p{Lu}\p{Ll}+(?:(?: dan)? \p{Lu}[\p{L}\p{N}]+|(?:, ?| ?[/&] ?|,? (?:atau|dan\/atau|or) )${NO_FIELD}\p{Lu}[\p{L}\p{N}]+)*`;

/** A level with the names of fields behind it: "SMK Perbankan". */
const LEVEL_AND_FIELD = new RegExp(
  String.raw`\b(?:SMK|STM|D-?[1-4]|S-?[12]|Sarjana|Diploma)\)?\s+${NO_FIELD}(${FIELDS})`,
  'gu',
);

/** Words of schooling with names behind them, which are fields where the master list has them. */
const SCHOOLING_AND_FIELD = new RegExp(String.raw`\b[Ll]ulusan\s+${NO_FIELD}(${FIELDS})`, 'gu');

const SEPARATORS = /,|\/|&|\bdan\/atau\b|\batau\b|\bor\b/i;

const toLines = (html: string): string[] =>
  html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .split('\n');

const toFields = (names: string): string[] =>
  names
    .split(SEPARATORS)
    .map((field) => field.trim())
    .filter(Boolean);

/** The fields that one line names. */
function fieldsIn(line: string): string[] {
  const named = LISTED.exec(line)?.[1] ?? NAMED.exec(line)?.[1];
  if (named !== undefined) return toFields(named);
  const behind = (pattern: RegExp): string[] =>
    [...line.matchAll(pattern)].flatMap(([, names = '']) => toFields(names));
  return [...behind(LEVEL_AND_FIELD), ...behind(SCHOOLING_AND_FIELD).filter(isKnownField)];
}

/**
 * The lines of a vacancy's requirements that may name fields of study, for a caller that stores many: `studiesIn` finds
 * the same fields in them.
 */
export const studyLinesOf = (requirements: string): string =>
  toLines(requirements)
    .filter((line) => OPEN.test(line) || fieldsIn(line).length > 0)
    .join('<br>');

/** The fields of study in a vacancy's requirements, which are HTML. */
export function studiesIn(requirements: string): NamedStudies {
  const fields: string[] = [];
  let openToAll: string | null = null;
  for (const line of toLines(requirements)) {
    openToAll ??= OPEN.exec(line)?.[0] ?? null;
    fields.push(...fieldsIn(line.replace(OPEN, ' ')));
  }
  return { fields, openToAll };
}

/** Words that only say that a field is one. */
const PLAIN: ReadonlySet<string> = new Set(['ilmu', 'program', 'studi', 'terapan', 'dan', 'pjj', 's1', 'd3', 'd4']);

/** Fields that are another one as engineering: "Kimia" is not "Teknik Kimia". */
const SCIENCES: ReadonlySet<string> = new Set([
  'biologi',
  'fisika',
  'geologi',
  'kehutanan',
  'kelautan',
  'kimia',
  'komunikasi',
  'lingkungan',
  'pangan',
  'perikanan',
  'pertanian',
  'peternakan',
]);

/** After the name of a field, these make another one of it: "Kedokteran Hewan" is not "Kedokteran". */
const OTHER_FIELDS: ReadonlySet<string> = new Set(['gigi', 'hewan', 'informatika']);

/** The words of a field, and if it is engineering or a science, as far as it says so. */
function readField(field: string): { words: string[]; kind: 'engineering' | 'science' | null } {
  const all = toWords(field);
  const words = all.filter((word) => word !== 'teknik' && !PLAIN.has(word));
  if (all[0] === 'teknik') return { words, kind: 'engineering' };
  return { words, kind: all[0] === 'ilmu' || SCIENCES.has(words[0] ?? '') ? 'science' : null };
}

/** The names of a field: "PGSD" of "Pendidikan Guru Sekolah Dasar (PGSD)" is one more. */
const namesOf = (field: string): string[] => field.split(/[()]/).filter((name) => toWords(name).length > 0);

function isSameOrPart(major: string, named: string): boolean {
  const [own, wanted] = [readField(major), readField(named)];
  if (wanted.words.length === 0 || (own.kind !== null && wanted.kind !== null && own.kind !== wanted.kind))
    return false;
  const isBegun = wanted.words.every((word, place) => isFormOf(word, own.words[place] ?? ''));
  if (isBegun) return !OTHER_FIELDS.has(own.words[wanted.words.length] ?? '');
  return own.words.length === wanted.words.length && wanted.words.every((word) => own.words.includes(word));
}

/** True where a field is one of two that are named together: "Gizi" of "Gizi dan Dietetika". */
function isEither(major: string, named: string): boolean {
  const [first = '', ...others] = named.split(/ dan /i);
  const parts = others.length === 0 ? [] : [first, ...others];
  return parts.some((part) => isSameOrPart(major, part) && isSameOrPart(part, major));
}

/**
 * True when a candidate's field of study is the one that is named, or a part of it: "Akuntansi Publik" is "Akuntansi". The
 * first word names a field in Indonesian, so that "Hukum Ekonomi Syariah" is "Hukum", and not "Ekonomi".
 */
export const isField = (major: string, named: string): boolean =>
  namesOf(major).some((own) => namesOf(named).some((wanted) => isSameOrPart(own, wanted) || isEither(own, wanted)));

const isKnownField = (name: string): boolean => EDUCATION_MAJORS.some(([, major]) => isField(major, name));
