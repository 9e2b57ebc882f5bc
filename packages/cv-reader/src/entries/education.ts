import { EDUCATION_MAJORS } from '@titian/rules/education-majors';
import { toWords } from '@titian/rules/words';
import type { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import { findPeriod, isPeriod, isSaying, roleIn, tidy, withoutDuration } from './dates';
import { placeKind } from './places';
import { datesOf, describe, toRecords, type CvRecord } from './records';
import { splitOutside, strongParts, type Row } from './rows';
import type { Read } from './work';
import { EDUCATION_FIELDS } from './fields';
import labels from './labels.json';

type Level = (typeof EDUCATION_LEVELS)[number] | 'SD' | 'SMP';

const toLevels = (pairs: readonly string[][]): readonly (readonly [Level, RegExp])[] =>
  pairs.map(([level, pattern = '']) => [level as Level, new RegExp(pattern, 'i')]);

/** A level at the beginning of a text, or in it where the text is nothing but a degree. */
const LEVELS = toLevels(labels.level);

/** Degrees by their letters, such as S.Kom. and (S.T.). */
const LETTERS: readonly (readonly [Level, RegExp])[] = [
  ['S2', /(?<![\p{L}.])M\.\s?\p{L}{1,5}\.?(?:\p{L}{1,4}\.?)?(?!\p{L})/u],
  ['S1', /(?<![\p{L}.])B\.\p{L}{1,5}(?!\p{L})\.?/u],
  ['S1', /(?<![\p{L}.])S\.\s?\p{L}{1,5}\.?(?:\p{L}{1,4}\.?)?(?!\p{L})/u],
];

const SCHOOLS = toLevels(labels.school);

const INSTITUTION =
  /\b(?:universitas|university|univ|institute?|politeknik|polytechnic|akademi|academy|sekolah tinggi|stie|stmik|stikes|stkip|stt|sttnas|college|school|kampus|pesantren|uin|iain|unpad|itb|ugm|ui|ipb|its|undip|unair|ub|uny|upi|unnes|binus|lspr|stan|pknstan|poltekkes)\b/i;

const MAJOR_LABEL =
  /\b(?:jurusan|program studi|prodi|jur\.|major(?:ing)? in|major|konsentrasi|peminatan|program keahlian|kompetensi keahlian)\b[\s:]*/i;

const GRADE =
  /\b(?:ipk|(?:cumulative )?gpa|nilai(?: rata-?rata)?(?: akhir)?|grade point average(?: \(gpa\))?|cgpa|grade)\b[\s:=()]*(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:\/|dari|of|out of)\s?(\d{1,3}(?:[.,]\d{1,2})?))?/i;
/** A mark by its scale, or at the end: 3.67/4.00, and 3,12 in a cell. */
const BY_SCALE = /(?<![\d.,/])([0-4][.,]\d{1,2})(?:\s?\/\s?4(?:[.,]0{1,2})?(?![\d/])|$)/;

/** A line about what was studied. */
const WORKS = /^(?:relevant )?(?:course ?work|courses|mata kuliah|skripsi|tugas akhir|thesis|judul|final project)\b/i;

const NOISE =
  /^(?:berijazah|ijazah|sederajat|cum ?laude|(?:lulus|predikat|dengan)\b.*|fresh graduate|aktif|present|sekarang|grade|education|pendidikan|formal)$/i;

const saysNothing = (text: string): boolean => NOISE.test(text) || isSaying(text);

export const DEGREES = [...LEVELS, ...LETTERS, ...SCHOOLS];

const levelIn = (text: string, table: typeof LEVELS): readonly [Level, RegExp] | undefined =>
  table.find(([, pattern]) => pattern.test(text));

interface Studies {
  level?: Level;
  institution?: string;
  major?: string;
  /** Parts that are neither. */
  others: string[];
}

const isSchool = (text: string): boolean => levelIn(text, SCHOOLS) !== undefined;

const FACULTY = / (?=(?:fakultas|faculty)\b)/i;

/** Words of the fields of study that a candidate chooses from, but for those of schools' names, and short names. */
const FIELD_WORDS = new Set(
  EDUCATION_MAJORS.flatMap(([, name]) => toWords(name)).concat('mipa', 'tkj', 'tkr', 'tsm', 'rpl', 'science'),
);
for (const word of ['islam', 'indonesia', 'merdeka', 'kota', 'sekolah']) FIELD_WORDS.delete(word);

/** True for a text of nothing but words of fields of study. */
const isField = (text: string): boolean => toWords(text).every((word) => FIELD_WORDS.has(word));

/** The level without the school's name, in a table's cell. */
const LEVEL_ALONE = /^(?:(?:sd|smp|sltp|sm[auk]|slta|stm|mi|mts|ma)\/?)+$|^(?:senior )?high school$/i;

/** A school and the field behind its name: "SMK Ganesha Boyolali" and "Teknik Otomotif", "SMK" and "Akuntansi". */
function splitField(text: string): [school: string, field: string] {
  const words = text.split(' ');
  const at = words.findIndex((_word, index) => isField(words.slice(index).join(' ')));
  const [school, field] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const isApart = at > 2 || /\d$/.test(school) || LEVEL_ALONE.test(school);
  return at > 0 && isApart && isSchool(text) ? [school, field] : [text, ''];
}

/** A school's or a university's name, with a field in brackets or behind "jurusan" taken off. */
function takeInstitution(text: string, studies: Studies): void {
  const [whole = '', labelled = ''] = text.split(MAJOR_LABEL, 2);
  const [bare = ''] = whole.split(FACULTY);
  const [school, field] = splitField(bare);
  const isApart = !LEVEL_ALONE.test(school);
  const name = isApart ? school : bare;
  const bracket = /\(([^()]+)\)/.exec(name)?.[1] ?? '';
  const degree = levelIn(bracket, LEVELS)?.[0];
  const isRemark = degree !== undefined || placeKind(bracket) !== null || saysNothing(bracket);
  const isMajor = bracket.length > 3 && !isRemark;
  studies.institution = tidy(isMajor || isRemark ? name.replace(/\([^()]*\)/, ' ') : name).replace(/[\s(]+$/, '');
  const major = isMajor ? bracket : tidy(labelled) || (isApart ? tidy(field) : '');
  if (major !== '') studies.major ??= major;
  studies.level ??= degree ?? levelIn(studies.institution, SCHOOLS)?.[0];
}

/** A degree with its field: "S1 Ilmu Komunikasi", "Bachelor of Design", "Sastra Inggris (S1)". */
function takeDegree(text: string, studies: Studies): boolean {
  const found = levelIn(text, LEVELS) ?? levelIn(text, LETTERS);
  if (!found) return false;
  const [level, pattern] = found;
  studies.level ??= level;
  // "Diploma 3 (D3)" says it twice.
  let rest = text.replaceAll(new RegExp(pattern, 'gi'), ' ');
  for (const [, letters] of LETTERS) rest = rest.replace(letters, ' ');
  rest = tidy(tidy(rest).replace(/^(?:(?:degree|program studi|prodi|jurusan|of|in) )+/i, ''));
  rest = rest.replace(/^(?:(?:applied )?science|arts|engineering|education) in (?=\S)/i, '');
  if (rest !== '' && !/^(?:degree|program)$/i.test(rest)) studies.major ??= rest;
  return true;
}

/** Letters that say again what a degree is: "Bachelor of Science - BS". */
const DEGREE_LETTERS = /^(?:[bm]\.?(?:a|ba|s|sc|eng|tech)|ph\.?d)\.?$/i;

function takePart(text: string, studies: Studies): void {
  if (studies.level !== undefined && DEGREE_LETTERS.test(text)) return;
  if (text === '' || saysNothing(text) || isPeriod(text) || placeKind(text) !== null) return;
  const isInstitution = INSTITUTION.test(text) || isSchool(text);
  const isKnown = studies.institution !== undefined;
  if (LEVEL_ALONE.test(text)) {
    studies.level ??= levelIn(text, SCHOOLS)?.[0];
    return;
  }
  const [school, taught] = splitField(text);
  if (!isKnown && taught !== '' && LEVEL_ALONE.test(school)) {
    studies.level ??= levelIn(school, SCHOOLS)?.[0];
    studies.major ??= taught;
    return;
  }
  if (isInstitution && !isKnown) {
    const at = (INSTITUTION.exec(text) ?? levelIn(text, SCHOOLS)?.[1].exec(text))?.index ?? 0;
    const before = tidy(text.slice(0, at));
    // "SARJANA EKONOMI Universitas X" in one piece, or "Jurusan Akuntansi SMK X".
    const isDegree = levelIn(before, LEVELS) !== undefined || MAJOR_LABEL.test(before) || isField(before);
    const isTwo = at > 0 && (isFaculty(text) || isDegree);
    if (isTwo) takePart(before, studies);
    takeInstitution(isTwo ? text.slice(at) : text, studies);
    return;
  }
  const [, field] = /^(.{3,40}) major$/i.exec(text) ?? [];
  if (field !== undefined) return void (studies.major ??= field);
  const label = MAJOR_LABEL.exec(text);
  if (label) {
    const behind = tidy(text.slice(label.index + label[0].length));
    takeDegree(text.slice(0, label.index), studies);
    if (!takeDegree(behind, studies) && behind !== '') studies.major ??= behind;
    return;
  }
  if (!takeDegree(text, studies)) studies.others.push(text);
}

const isFaculty = (text: string): boolean => /^(?:fakultas|faculty)\b/i.test(text);

/** "3,45" of "IPK 3,45/4,00" as 3.45. */
const toGpa = (text: string): string | undefined => (GRADE.exec(text) ?? BY_SCALE.exec(text))?.[1]?.replace(',', '.');

export const withoutGpa = (text: string): string => tidy(text.replace(GRADE, ' ').replace(BY_SCALE, ' '));

function toRead(record: CvRecord): Read[] {
  const { fields, head, body } = record;
  const studies: Studies = { others: [] };
  const named = head.filter(({ row }) => !WORKS.test(row.text));
  const described = [...head.filter(({ row }) => WORKS.test(row.text)), ...body];
  const texts = named.flatMap(({ row }) => row.cells);
  const gpa = [fields.gpa === undefined ? '' : `nilai ${fields.gpa}`, ...texts, ...body.map(({ row }) => row.text)]
    .map(toGpa)
    .find(Boolean);
  const parts = texts
    .map((cell) => withoutGpa(withoutDuration(findPeriod(cell)?.rest ?? cell)))
    .flatMap((cell) => strongParts(cell.replace(/^(S[123]|D[1-4])\s*[:,]\s*/, '$1 ')))
    .flatMap((part) => splitOutside(part, ',;:'));
  if (fields.educationLevel !== undefined) takeDegree(fields.educationLevel, studies);
  if (fields.education !== undefined) takeInstitution(fields.education, studies);
  // A school's name says more than "SLTA".
  studies.level ??= levelIn(fields.educationLevel ?? '', SCHOOLS)?.[0];
  if (fields.educationMajor !== undefined) {
    const given: Studies = { others: [] };
    if (takeDegree(fields.educationMajor, given)) studies.level ??= given.level;
    studies.major = given.major ?? fields.educationMajor;
  }
  const hadInstitution = studies.institution !== undefined;
  let degreeAt = -1;
  for (const [index, part] of parts.entries()) {
    const before = studies.level;
    takePart(part, studies);
    if (before === undefined && studies.level !== undefined && !isSchool(part)) degreeAt = index;
  }
  const others = studies.others.filter((other) => !isFaculty(other));
  // "Bachelor's degree, Accounting" and "Sarjana Teknik (S.T.), Teknik Informatika".
  const next = parts[degreeAt + 1];
  const isSpelled = degreeAt >= 0 && /\(|degree|\b(?:bachelor|master)s? of\b/i.test(parts[degreeAt] ?? '');
  if (!hadInstitution && studies.institution === undefined) {
    const schools = others.filter((other) => !isField(other) && !(isSpelled && other === next));
    // Nobody knows which of two is the school, or whether a text alone is one.
    if (studies.level === undefined && (schools.length > 1 || !record.period)) return [];
    studies.institution = schools[0];
    others.splice(others.indexOf(schools[0] ?? ''), schools.length && 1);
  }
  if (next !== undefined && others.includes(next) && (studies.major === undefined || isSpelled)) studies.major = next;
  studies.major ??= others[0] ?? studies.others.find(isFaculty)?.replace(/^\S+ (?:of )?/, '');
  const { period } = record;
  const isOpen = texts.some((text) => roleIn(text) === 'expected');
  // A date alone is the graduation, unless words say that it is the start.
  const isEnd = !isOpen && !period?.began && !period?.isPresent && period?.end === undefined;
  const dates = isEnd ? { end: period?.start } : { end: isOpen ? undefined : period?.end, start: period?.start };
  const description = describe(described);
  const { level, institution, major } = studies;
  if (institution === undefined && major === undefined) return [];
  return [
    {
      values: {
        ...(level !== undefined && { educationLevel: level }),
        ...(institution !== undefined && { education: institution }),
        ...(major !== undefined && { educationMajor: major }),
        ...datesOf(
          { isPresent: period?.isPresent === true, ...dates },
          { start: 'dateStart', end: 'graduationDate', present: 'isPresent' },
        ),
        ...(gpa !== undefined && { gpa }),
        ...(description !== undefined && { description }),
      },
      rows: record.rows,
    },
  ];
}

/** Degrees that other programs name in their data. */
const NAMED_DEGREE = /\b(?:bachelor|master|doctor|associate|sarjana|magister|doktor|diploma (?:[1-4]|i{1,3}|iv)\b)/i;

/** The level of a degree by its name: "Bachelor of Science - BS" is S1. Nothing where it is not certain. */
export const degreeLevel = (name: string): Level | undefined =>
  NAMED_DEGREE.test(name) ? levelIn(name, LEVELS)?.[0] : undefined;

/** Schools and universities. */
export const readEducation = (rows: readonly Row[]): Read[] => toRecords(rows, EDUCATION_FIELDS).flatMap(toRead);
