import { strFromU8 } from 'fflate';
import Papa from 'papaparse';
import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import { dateOf, periodOf } from '../entries/dates';
import { degreeLevel } from '../entries/education';
import { languageLevel } from '../entries/lists';
import { datesOf } from '../entries/records';
import type { CvEntry, CvReading } from '../reading';
import { toDataReading, toEntry } from './to-entry';
import type { NamedText } from './to-entry';

/** A row by the names of its columns; a column that is missing is empty, and one that is not taken stays unread. */
type Row = (column: string, isTaken?: (text: string) => boolean) => string;

interface Table {
  rows: Row[];
  /** The filled cells that no reader asked for. */
  findUnread: () => NamedText[];
}

/** Columns about an address or a number, not about the person. */
const NOT_OF_THE_CV = ['Confirmed', 'Primary', 'Updated On', 'Type', 'Extension'];

/** Rows of a table that are looked at. */
const MOST_ROWS = 10_000;

const isDay = (date: string | undefined): date is string => date?.length === 'YYYY-MM-DD'.length;

const dateIn = (row: Row, column: string): string | undefined =>
  dateOf(row(column, (text) => dateOf(text) !== undefined));

/** The dates of two columns; both stay unread where one is not understood. */
function periodIn(
  row: Row,
  names: Parameters<typeof datesOf>[1],
  columns = ['Started On', 'Finished On'],
): CvEntry['values'] {
  const period = periodOf(...columns.map((column) => row(column, () => false)));
  return datesOf(periodOf(...columns.map((column) => row(column, () => period !== null))), names);
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

const fromVolunteering = (row: Row): CvEntry[] =>
  toEntry('organizationExperience', {
    organization_name: row('Company Name'),
    position_name: row('Role'),
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

const fromHonor = (row: Row): CvEntry[] =>
  toEntry('achievement', {
    name: row('Title'),
    date: dateIn(row, 'Issued On'),
    description: row('Description'),
  });

const fromLanguage = (row: Row): CvEntry[] =>
  toEntry('language', { language: row('Name'), level: languageLevel(row('Proficiency')) });

/** How the rows of a table are read, by the name of its file in the export, in the order of the entries. */
const TABLES: Partial<Record<string, (row: Row) => CvEntry[]>> = {
  education: fromEducation,
  positions: fromPosition,
  volunteering: fromVolunteering,
  certifications: fromCertification,
  honors: fromHonor,
  skills: (row) => toEntry('skill', { name: row('Name') }),
  languages: fromLanguage,
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

function toTable(csv: Uint8Array): Table {
  const { data } = Papa.parse<Partial<Record<string, string>>>(strFromU8(csv), {
    header: true,
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS,
    transformHeader: (column) => column.trim(),
  });
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
 * Entries of an export by LinkedIn, whose tables are files of their own in any folder.
 *
 * @returns null where no file is one of its tables
 */
export function fromLinkedIn(files: ReadonlyMap<string, Uint8Array>): CvReading | null {
  const tables = new Map(
    [...files].map(([name, csv]) => [
      name
        .replace(/^.*\//, '')
        .replace(/\.csv$/i, '')
        .toLowerCase(),
      toTable(csv),
    ]),
  );
  if (!tables.has('profile') && !Object.keys(TABLES).some((name) => tables.has(name))) return null;
  const records = Object.entries(TABLES).flatMap(([name, read]) =>
    (tables.get(name)?.rows ?? []).flatMap((row) => read?.(row) ?? []),
  );
  const entries = [...fromPerson(tables), ...records];
  const unread = [...PERSON_TABLES, ...Object.keys(TABLES)].flatMap((name) => tables.get(name)?.findUnread() ?? []);
  return toDataReading(entries, unread);
}
