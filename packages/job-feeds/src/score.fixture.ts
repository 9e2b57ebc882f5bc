/** The labelled values, and feeds that are no part of the project with what is read in them. */
import { RowAbroad } from './import-problems';
import type { JobInput } from './job-input';
import { toJobInput } from './job-posting';
import { Places } from './places';
import { readFeed } from './read-feed';
import { DEADLINES, EDUCATION, EXPERIENCE, PAY, PLACED, TYPES } from './rows.fixture';

const NOW = new Date('2026-11-29T02:00:00Z');

const payOf = ({ minSalary, maxSalary, salaryPeriod = 'month' }: JobInput): string =>
  (minSalary ?? maxSalary) === null ? '' : `${minSalary ?? '-'} ${maxSalary ?? '-'} ${salaryPeriod}`;

const deadlineOf = ({ deadline, deadlineAt }: JobInput): string =>
  [deadline, deadlineAt?.toISOString().slice(11, 16)].filter(Boolean).join(' ');

const typesOf = ({ workingType, workingTypes = [] }: JobInput): string =>
  (workingTypes.length > 0 ? workingTypes : [workingType]).filter(Boolean).join(' ');

const moneyOf = (given: unknown): unknown => (typeof given === 'object' ? given : { currency: 'IDR', value: given });

const addressOf = (given: unknown): unknown => (typeof given === 'string' ? given : { address: given });

/** The name of a place by its id, `-` for none. */
type NameOf = (id: number | null) => string;

/** The labelled values of each field, how a row has them, and what is read. */
const FIELDS: Record<
  string,
  [
    labelled: readonly (readonly [given: unknown, expected: string])[],
    rowOf: (given: unknown) => object,
    readingOf: (job: JobInput, nameOf: NameOf) => string,
  ]
> = {
  pay: [PAY, (given) => ({ baseSalary: moneyOf(given) }), payOf],
  deadline: [DEADLINES, (validThrough) => ({ validThrough }), deadlineOf],
  experience: [
    EXPERIENCE,
    (experienceRequirements) => ({ experienceRequirements }),
    (job) => String(job.minExperienceMonths ?? ''),
  ],
  education: [EDUCATION, (educationRequirements) => ({ educationRequirements }), (job) => job.minEducation ?? ''],
  type: [TYPES, (employmentType) => ({ employmentType }), typesOf],
  place: [
    PLACED,
    (given) => ({ jobLocation: addressOf(given) }),
    ({ cityId, locationId, workplace }, nameOf) => `${nameOf(cityId)}, ${nameOf(locationId)}, ${workplace ?? '-'}`,
  ],
};

function readRow(row: object, places: Places, readingOf: (job: JobInput) => string): string[] {
  const posting = { '@type': 'JobPosting', title: 'Kasir', hiringOrganization: 'Toko', ...row };
  try {
    return [readingOf(toJobInput(posting, places, NOW).job)];
  } catch (error) {
    return error instanceof RowAbroad ? [''] : [String(error)];
  }
}

/** Every value of every row with its warnings, or why a row or the feed is refused. */
function readValues({ name, text }: Feed, places: Places): string[] {
  try {
    return readFeed(text, name).flatMap((row, place) => {
      try {
        const { job, warnings } = toJobInput(row.read(), places, NOW);
        const values = [...Object.entries(job), ...warnings.map((warning) => ['warning', warning] as const)];
        return values.map(([field, value]) => `${place} ${field}: ${JSON.stringify(value)}`);
      } catch (error) {
        return [`${place} ${String(error)}`];
      }
    });
  } catch (error) {
    return [String(error)];
  }
}

interface Feed {
  name: string;
  text: string;
}

type Official = readonly [id: number, name: string];

interface Given {
  /** With their official codes: that of a city begins with that of its province. */
  provinces: readonly Official[];
  cities: readonly Official[];
  /** Feeds that are no part of the project: what is read in them is expected. */
  feeds: readonly Feed[];
}

export function casesOf({ provinces, cities, feeds }: Given) {
  const places = new Places(
    provinces.map(([id, name]) => ({ id, name })),
    cities.map(([id, name]) => ({ id, name, locationId: Math.floor(id / 100) })),
  );
  const names = new Map([...provinces, ...cities]);
  const nameOf: NameOf = (id) => (id === null ? '-' : (names.get(id) ?? '?'));
  return [
    ...Object.entries(FIELDS).flatMap(([set, [labelled, rowOf, readingOf]]) =>
      labelled.map(([given, expected]) => ({
        set,
        name: JSON.stringify(given),
        expected: [expected],
        read: () => readRow(rowOf(given), places, (job) => readingOf(job, nameOf)),
      })),
    ),
    ...feeds.map((feed) => ({
      set: 'files',
      name: feed.name,
      expected: readValues(feed, places),
      read: () => readValues(feed, places),
    })),
  ];
}
