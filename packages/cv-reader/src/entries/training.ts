import type { Heading } from './headings';
import { findPeriod, tidy } from './dates';
import { isCompany, isEmployer } from './kinds';
import { isPlace, placeKind } from './places';
import { datesOf, describe, toRecords, type CvRecord } from './records';
import table from './headings.json';
import { splitOutside, strongParts, type Row } from './rows';
import { endOfList, type Read } from './work';
import { ACHIEVEMENT_FIELDS, TRAINING_FIELDS } from './fields';

/** Between what it was and who held it: "Kursus Bahasa Inggris di LPK Global". */
const HELD_BY = /^(.{3,}?) (?:di|oleh|dari|by|from|at|pada|issued by|diselenggarakan oleh) (.+)$/i;

const ONLINE = /\((?:online|daring|virtual)\)/i;

/** A heading or a text of papers rather than of lessons. */
const PAPERS = table.papers;
const LESSONS = table.lessons;

/** The name of a record and who stands behind it. */
function nameAndHolder({ head }: CvRecord): [string | undefined, string | undefined] {
  const [first = '', second, third] = head
    .flatMap(({ row }) => row.cells)
    .map((cell) => findPeriod(cell)?.rest ?? cell)
    .flatMap(strongParts)
    .filter((part) => /\p{L}/u.test(part));
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
  const [name, holder] = nameAndHolder(record);
  const title = fields.title ?? name;
  if (title === undefined) return [];
  const institutionName = fields.institutionName ?? holder ?? fields.locationName;
  const isPapers = PAPERS.some((word) => heading.has(word)) && !LESSONS.some((word) => heading.has(word));
  const description = describe(body, fields.description);
  const { period } = record;
  const started =
    period && period.start === undefined && period.end !== undefined ? { start: period.end, isPresent: false } : period;
  return [
    {
      values: {
        title: tidy(title.replace(ONLINE, ' ')),
        ...(ONLINE.test(title) && { locationType: 'online' }),
        ...(institutionName !== undefined && { institutionName }),
        type: isPapers || /sertifi[kc]a|certif/i.test(title) ? 'certification' : 'training',
        ...datesOf(started, { start: 'startDate', end: 'endDate', present: 'isPresent' }),
        ...(description !== undefined && { description }),
      },
      rows: record.rows,
    },
  ];
}

function toAchievement(record: CvRecord): Read[] {
  const { fields, body, period } = record;
  const [first, holder] = nameAndHolder(record);
  const name = fields.name ?? first;
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
