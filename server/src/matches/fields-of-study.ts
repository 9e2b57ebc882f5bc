import { toWords } from '@titian/rules/words';

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

/** A level with the name of a field behind it: "SMK Perbankan". */
const LEVEL_AND_FIELD =
  /\b(?:SMK|STM|D-?[1-4]|S-?[12]|Sarjana|Diploma)\s+(?!Semua|Atau|Dan|Segala|Jurusan)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/u;

const SEPARATORS = /,|\/|\bdan\/atau\b|\batau\b|\bor\b/i;

const toLines = (html: string): string[] =>
  html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&amp;', '&')
    .split('\n');

/**
 * The lines of a vacancy's requirements that may name fields of study, for a caller that stores many: `studiesIn` finds
 * the same fields in them.
 */
export const studyLinesOf = (requirements: string): string =>
  toLines(requirements)
    .filter((line) => [OPEN, LISTED, NAMED, LEVEL_AND_FIELD].some((pattern) => pattern.test(line)))
    .join('<br>');

/** The fields of study in a vacancy's requirements, which are HTML. */
export function studiesIn(requirements: string): NamedStudies {
  const fields: string[] = [];
  let openToAll: string | null = null;
  for (const line of toLines(requirements)) {
    openToAll ??= OPEN.exec(line)?.[0] ?? null;
    const rest = line.replace(OPEN, ' ');
    const named = LISTED.exec(rest)?.[1] ?? NAMED.exec(rest)?.[1] ?? LEVEL_AND_FIELD.exec(rest)?.[1];
    fields.push(
      ...(named
        ?.split(SEPARATORS)
        .map((field) => field.trim())
        .filter(Boolean) ?? []),
    );
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
  const isBegun = wanted.words.every((word, place) => word === own.words[place]);
  if (isBegun) return !OTHER_FIELDS.has(own.words[wanted.words.length] ?? '');
  return own.words.length === wanted.words.length && wanted.words.every((word) => own.words.includes(word));
}

/**
 * True when a candidate's field of study is the one that is named, or a part of it: "Akuntansi Publik" is "Akuntansi". The
 * first word names a field in Indonesian, so that "Hukum Ekonomi Syariah" is "Hukum", and not "Ekonomi".
 */
export const isField = (major: string, named: string): boolean =>
  namesOf(major).some((own) => namesOf(named).some((wanted) => isSameOrPart(own, wanted)));
