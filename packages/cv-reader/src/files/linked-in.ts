import { strFromU8 } from 'fflate';
import Papa from 'papaparse';
import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import { dateOf, isDay, periodBetween } from '../entries/dates';
import { degreeLevel } from '../entries/education';
import { languageLevel } from '../entries/lists';
import { datesOf } from '../entries/records';
import type { CvEntry, CvReading } from '../reading';
import { checkSize } from './refusal';
import { toDataReading, toEntry, type NamedText } from './to-entry';
import type { Archive } from './zip/unpack';

/** A row by the names of its columns; a column that is missing is empty, and one that is not taken stays unread. */
type Row = (column: string, isTaken?: (text: string) => boolean) => string;

interface Table {
  rows: Row[];
  /** The filled cells that no reader asked for. */
  findUnread: () => NamedText[];
}

/** Columns about an address or a number, not about the person. */
const NOT_OF_THE_CV = ['Confirmed', 'Primary', 'Updated On', 'Type', 'Extension'];

/** Size in bytes of a table of no reader, such as of messages, that is listed by its name alone. */
const LARGE = 16_384;

const dateIn = (row: Row, column: string): string | undefined =>
  dateOf(row(column, (text) => dateOf(text) !== undefined));

/** The dates of two columns; both stay unread where one is not understood. */
function periodIn(
  row: Row,
  names: Parameters<typeof datesOf>[1],
  columns = ['Started On', 'Finished On'],
): CvEntry['values'] {
  const period = periodBetween(...columns.map((column) => row(column, () => false)));
  for (const column of columns) row(column, () => period !== null);
  return datesOf(period, names);
}

const joined = (...texts: string[]): string => texts.filter((text) => text !== '').join('\n');

const fromPosition = (row: Row): CvEntry[] =>
  toEntry('workExperience', {
    title: row('Title'),
    companyName: row('Company Name'),
    ...periodIn(row, { start: 'startDate', end: 'endDate', present: 'currentlyWorking' }),
    description: row('Description'),
  });

/** A degree that is no level of the profile's is left out, and its form asks for the level. */
function fromEducation(row: Row): CvEntry[] {
  const [degree = '', ...fields] = row('Degree Name').split(',');
  return toEntry('education', {
    education: row('School Name'),
    educationLevel: EDUCATION_LEVELS.find((level) => level === degree.trim()) ?? degreeLevel(degree),
    educationMajor: fields.join(',').trim(),
    ...periodIn(row, { start: 'dateStart', end: 'graduationDate', present: 'isPresent' }, ['Start Date', 'End Date']),
    description: joined(row('Notes'), row('Activities')),
  });
}

const fromOrganisation = (row: Row): CvEntry[] =>
  toEntry('organizationExperience', {
    organization_name: row('Company Name') || row('Name'),
    position_name: row('Role') || row('Positions'),
    ...periodIn(row, { start: 'start_date', end: 'end_date', present: 'is_present' }),
    additional_info: row('Description'),
  });

const fromCertification = (row: Row): CvEntry[] =>
  toEntry('training', {
    title: row('Name'),
    institutionName: row('Authority'),
    type: 'certification',
    startDate: dateIn(row, 'Started On'),
    endDate: dateIn(row, 'Finished On'),
  });

/** How the rows of a table are read, by the name of its file in the export, in the order of the entries. */
const TABLES: Partial<Record<string, (row: Row) => CvEntry[]>> = {
  education: fromEducation,
  positions: fromPosition,
  volunteering: fromOrganisation,
  organizations: fromOrganisation,
  certifications: fromCertification,
  courses: (row) => toEntry('training', { title: row('Name') }),
  honors: (row) =>
    toEntry('achievement', { name: row('Title'), date: dateIn(row, 'Issued On'), description: row('Description') }),
  skills: (row) => toEntry('skill', { name: row('Name') }),
  languages: (row) => toEntry('language', { language: row('Name'), level: languageLevel(row('Proficiency')) }),
  projects: (row) => toEntry('portfolio', { name: row('Title'), url: row('Url') }),
};

const PERSON_TABLES = ['profile', 'email addresses', 'phonenumbers'];

/** The person, of whom three tables tell. */
function fromPerson(tables: ReadonlyMap<string, Table>): CvEntry[] {
  const first = (name: string): Row => tables.get(name)?.rows[0] ?? (() => '');
  const emails = tables.get('email addresses')?.rows ?? [];
  const email = emails.find((row) => /^yes$/i.test(row('Primary'))) ?? first('email addresses');
  const profile = first('profile');
  const born = dateOf(profile('Birth Date', (text) => isDay(dateOf(text))));
  return [
    ...toEntry('personal', {
      name: joined(profile('First Name'), profile('Last Name')).replace('\n', ' '),
      email: email('Email Address'),
      phoneNumber: first('phonenumbers')('Number'),
      dob: isDay(born) ? born : undefined,
      city: profile('Geo Location').split(',')[0],
      detailLocation: profile('Address'),
    }),
    ...toEntry('headline', { professionalHeadline: profile('Headline'), about: profile('Summary') }),
  ];
}

/** @param counted rows and characters of all tables */
function toTable(csv: Uint8Array, counted: { rows: number; length: number }): Table {
  const text = strFromU8(csv);
  checkSize(0, (counted.length += text.length));
  const { data } = Papa.parse<Partial<Record<string, string>>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (column) => column.trim(),
  });
  checkSize((counted.rows += data.length), 0);
  const asked = data.map(() => new Set(NOT_OF_THE_CV));
  return {
    rows: data.map((row, index) => (column, isTaken) => {
      const text = (row[column] ?? '').trim();
      if (isTaken?.(text) !== false) asked[index]?.add(column);
      return text;
    }),
    findUnread: () =>
      data.flatMap((row, index) =>
        Object.entries(row)
          // Papa Parse gives the cells beyond the last column as a list.
          .filter(([column, cell]) => typeof cell === 'string' && cell.trim() !== '' && !asked[index]?.has(column))
          .map(([name, cell = '']) => ({ name, text: cell.trim() })),
      ),
  };
}

/**
 * Entries of an export by LinkedIn, whose tables are files of their own in any folder. What no reader takes is unread.
 *
 * @returns null where no file is one of its tables
 * @throws CvRefused for tables with too many rows or characters
 */
export function fromLinkedIn({ sizes, read }: Archive): CvReading | null {
  const files = new Map(
    [...sizes.keys()].flatMap((path) => {
      const [, name] = /(?:^|\/)([^/.][^/]*)\.csv$/i.exec(path) ?? [];
      return name === undefined ? [] : [[name, path] as const];
    }),
  );
  const taken = new Set([...PERSON_TABLES, ...Object.keys(TABLES)]);
  const counted = { rows: 0, length: 0 };
  const isTaken = (name: string): boolean => taken.has(name.toLowerCase());
  const own = [...files].filter(([name]) => isTaken(name));
  const tables = new Map(own.map(([name, path]) => [name.toLowerCase(), toTable(read(path), counted)]));
  if (!tables.has('profile') && !Object.keys(TABLES).some((name) => tables.has(name))) return null;
  const records = Object.entries(TABLES).flatMap(([name, toEntries]) =>
    (tables.get(name)?.rows ?? []).flatMap((row) => toEntries?.(row) ?? []),
  );
  const entries = [...fromPerson(tables), ...records];
  const unread = [...taken].flatMap((name) => tables.get(name)?.findUnread() ?? []);
  const others = [...files].filter(([name]) => !isTaken(name));
  const unreadOthers = others.flatMap(([name, path]): NamedText[] =>
    (sizes.get(path) ?? 0) > LARGE
      ? [{ name: 'LinkedIn', text: `${name}.csv` }]
      : toTable(read(path), counted)
          .findUnread()
          .map((cell) => ({ ...cell, name: `${name}.${cell.name}` })),
  );
  return toDataReading(entries, [...unread, ...unreadOthers]);
}
