import type { Heading } from './headings';
import { findPeriod, tidy } from './dates';
import { isCompany, isEmployer } from './kinds';
import { isKnownPlace, isPlace, placeKind } from './places';
import { datesOf, describe, toRecords, type CvRecord } from './records';
import table from './headings.json';
import { RATING, languageIn } from './lists';
import { splitOutside, strongParts, type Row } from './rows';
import { endOfList, type Read } from './work';
import { ACHIEVEMENT_FIELDS, TRAINING_FIELDS } from './fields';

/** Between what it was and who held it: "Kursus Bahasa Inggris di LPK Global". */
const HELD_BY = /^(.{3,}?) (?:di|oleh|dari|by|from|at|pada|issued by|diselenggarakan oleh) (.+)$/i;

const ONLINE = /\((?:online|daring|virtual)\)/i;

/** A heading or a text of papers rather than of lessons. */
const PAPERS = table.papers;
const LESSONS = table.names.training.filter((word) => !PAPERS.includes(word));

/** Texts in brackets that tell something else of a course than its organiser. */
const REMARK =
  /^(?:\d|level|tingkat|batch|angkatan|kelas|s[ck]ore?|nilai|online|daring|peserta|panitia|nasional|internasional|lulus)/i;

/** True for the first letters of a name: "BLS" of "Basic Life Support". */
function isShortOf(name: string, short: string): boolean {
  const letters = short.replaceAll(/\P{L}/gu, '');
  let at = 0;
  for (const [initial] of name.matchAll(/(?<!\p{L})\p{L}/gu)) if (initial.toUpperCase() === letters[at]) at += 1;
  return at === letters.length;
}

/** An organiser in brackets behind the name: "Las Dasar (BNSP)". */
function fromBrackets(text: string): [string, string] | null {
  const [, before = '', inner = '', behind = ''] = /^(.+?)\(([^()]*)\)(.*)$/.exec(text) ?? [];
  const holder = tidy(inner);
  const isHolder =
    /\p{L}{2}/u.test(holder) &&
    !REMARK.test(holder) &&
    !RATING.test(holder) &&
    !isKnownPlace(holder) &&
    languageIn(holder) === undefined &&
    !isShortOf(before, holder) &&
    !isShortOf(holder, before);
  return isHolder ? [tidy(`${before} ${behind}`), holder] : null;
}

/** The name of a record and who stands behind it. */
function nameAndHolder({ head }: CvRecord, given?: string): [string | undefined, string | undefined] {
  const [first = '', second, third] = (given === undefined ? head.flatMap(({ row }) => row.cells) : [given])
    .map((cell) => findPeriod(cell)?.rest ?? cell)
    .flatMap(strongParts)
    .filter((part) => /\p{L}/u.test(part));
  const bracketed = fromBrackets(first);
  if (bracketed !== null || given !== undefined) return bracketed ?? [given, undefined];
  if (second !== undefined) return [first, isPlace(second) && !isEmployer(second) ? third : second];
  const pieces = splitOutside(first, ',').filter((part) => placeKind(part) === null);
  const end = endOfList(pieces);
  // A comma is a part of the name but where an employer, or of two parts one that may hold it, is behind it.
  const isHolder = (part: string, index: number): boolean => {
    if (index <= end || index === 0 || HELD_BY.test(part)) return index > 0 && isCompany(part);
    return pieces.length === 2 ? / |^\p{Lu}+$/u.test(part) : / /.test(part) && isEmployer(part);
  };
  const at = pieces.findIndex(isHolder);
  if (at > 0) return [pieces.slice(0, at).join(', '), pieces.slice(at).join(', ')];
  const [, name, holder] = HELD_BY.exec(pieces.join(', ')) ?? [];
  return name && holder ? [tidy(name), tidy(holder)] : [pieces.join(', ') || undefined, undefined];
}

function toTraining(record: CvRecord, heading: ReadonlySet<string>): Read[] {
  const { fields, body } = record;
  const [title, holder] = nameAndHolder(record, fields.title);
  if (title === undefined) return [];
  const place = fields.locationName;
  const institutionName = fields.institutionName ?? holder ?? (place && isKnownPlace(place) ? undefined : place);
  const isPapers = PAPERS.some((word) => heading.has(word)) && !LESSONS.some((word) => heading.has(word));
  const description = describe(body, fields.description);
  return [
    {
      values: {
        title: tidy(title.replace(ONLINE, ' ')),
        ...(ONLINE.test(title) && { locationType: 'online' }),
        ...(institutionName !== undefined && { institutionName }),
        type: isPapers || /sertifi[kc]a|certif/i.test(title) ? 'certification' : 'training',
        ...datesOf(record.period, { start: 'startDate', end: 'endDate', present: 'isPresent' }),
        ...(description !== undefined && { description }),
      },
      rows: record.rows,
    },
  ];
}

function toAchievement(record: CvRecord): Read[] {
  const { fields, body, period } = record;
  const [name, holder] = nameAndHolder(record, fields.name);
  if (name === undefined) return [];
  const organizationOrEvent = fields.organizationOrEvent ?? holder;
  const date = period?.start ?? period?.end;
  const description = describe(body, fields.description);
  return [
    {
      values: {
        name,
        ...(date !== undefined && { date }),
        ...(organizationOrEvent !== undefined && { organizationOrEvent }),
        ...(description !== undefined && { description }),
      },
      rows: record.rows,
    },
  ];
}

/** Courses, seminars and certificates; certificates are all below a heading of them. */
export const readTrainings = (rows: readonly Row[], { words }: Pick<Heading, 'words'>): Read[] =>
  toRecords(rows, TRAINING_FIELDS).flatMap((record) => toTraining(record, words));

export const readAchievements = (rows: readonly Row[]): Read[] =>
  toRecords(rows, ACHIEVEMENT_FIELDS).flatMap(toAchievement);
