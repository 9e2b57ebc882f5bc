import { EDUCATION_LEVELS, levelOf } from '@titian/rules/education-levels';
import { payOf } from '@titian/rules/stated-pay';
import { FILTER_NAMES, setFilters } from '@titian/rules/job-filters';
import type { FilterName, JobFilters } from '@titian/rules/job-filters';
import { placesByName, citiesNear, cityNames, isCity, provinceOf } from '@titian/rules/place-names';
import type { Place } from '@titian/rules/place-names';
import { SALARY_STEPS } from '../../../../contract/rules/search/salary-steps';
import type { SearchableJob } from './searchable-job';
import { toPhrase } from '@titian/rules/words';

const DAY = 86_400_000;

const isSame = (text: string | null | undefined, name: string): boolean =>
  text != null && toPhrase(text) === toPhrase(name);

type Test = (job: SearchableJob) => boolean;

/** The condition of each filter. See contract/search/README.md, "Filters". */
const TESTS: Record<FilterName, (filters: JobFilters, now: number) => Test> = {
  minSalary:
    ({ minSalary, includeUnstated }) =>
    (job) => {
      const pay = payOf(job);
      return pay === null ? includeUnstated : pay >= (minSalary ?? 0);
    },
  postedWithin: ({ postedWithin }, now) => {
    const earliest = now - (postedWithin ?? 0) * DAY;
    return ({ createdAt }) => createdAt !== null && Date.parse(createdAt) >= earliest;
  },
  education: ({ education }) => {
    const most = levelOf(education ?? '');
    return ({ minEducation }) => most < 0 || !minEducation || levelOf(minEducation) <= most;
  },
  experience:
    ({ experience }) =>
    ({ minExperienceMonths }) =>
      minExperienceMonths == null || minExperienceMonths <= (experience ?? 0),
  function:
    ({ function: name }) =>
    ({ functionOfInterest }) =>
      isSame(functionOfInterest, name ?? ''),
  city: ({ city }) => inPlaces(placesNamed(city ?? '')),
  near: ({ near }) =>
    inPlaces(
      placesNamed(near ?? '')
        .filter(({ kind }) => kind === 'city')
        .flatMap(around),
    ),
};

const toCity = (name: string): Place => ({ kind: 'city', name, province: '' });

/** The places that a name in an address means, also an everyday name; a name of no official place is a vacancy's own. */
const placesNamed = (text: string): readonly Place[] => placesByName().get(toPhrase(text)) ?? [toCity(text)];

const around = ({ name }: Place): Place[] => citiesNear(name).map(toCity);

/** Many vacancies are of one place: each name is looked at once. */
function inPlaces(places: readonly Place[]): Test {
  const known = new Map<string, boolean>();
  return ({ city, province }) => {
    const key = `${city}\n${province}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const within = places.some(({ kind, name }) =>
      kind === 'city' ? city !== null && isCity(city, name) : province !== null && provinceOf(province)?.name === name,
    );
    known.set(key, within);
    return within;
  };
}

/** A test that a vacancy passes all filters, or all but one. */
const toTest = (filters: JobFilters, now: number, except?: FilterName): Test => {
  const tests = setFilters(filters)
    .filter((name) => name !== except)
    .map((name) => TESTS[name](filters, now));
  return (job) => tests.every((test) => test(job));
};

/**
 * A test that a vacancy passes the filters.
 *
 * @param now milliseconds since 1970
 */
export const passesFilters = (filters: JobFilters, now: number): Test => toTest(filters, now);

/** Vacancies that pass; the same list where nothing is set. */
export function filterJobs<Job extends SearchableJob>(
  jobs: readonly Job[],
  filters: JobFilters,
  now: number,
): readonly Job[] {
  return setFilters(filters).length > 0 ? jobs.filter(passesFilters(filters, now)) : jobs;
}

/** The name by which a filter for a place is offered, of what an address names; null where nothing is meant. */
function toOffered(text: string | null, jobs: readonly SearchableJob[]): string | null {
  if (text === null) return null;
  const cities =
    placesByName()
      .get(toPhrase(text))
      ?.filter(({ kind }) => kind === 'city') ?? [];
  const [city, ...more] = cities;
  if (city && more.length === 0) return city.name;
  const isKnown = placesByName().has(toPhrase(text)) || jobs.some((job) => job.city !== null && isCity(job.city, text));
  return isKnown ? text : null;
}

/**
 * Filters of an address with places by their official names; without a place that is none, by the tables and by the
 * vacancies. The provider's search takes such a one as not given, too.
 */
export function knownFilters(filters: JobFilters, jobs: readonly SearchableJob[]): JobFilters {
  const [city, near] = [toOffered(filters.city, jobs), toOffered(filters.near, jobs)];
  return city === filters.city && near === filters.near ? filters : { ...filters, city, near };
}

/** An option of a filter and how many vacancies it would leave. */
export interface FilterOption<Value> {
  value: Value;
  /** Null where it could not be counted. */
  count: number | null;
}

export interface FilterOptions {
  minSalary: FilterOption<number>[];
  postedWithin: FilterOption<number>[];
  education: FilterOption<string>[];
  experience: FilterOption<number>[];
  /** Those that vacancies have, the commonest first. */
  function: FilterOption<string>[];
  city: FilterOption<string>[];
  near: FilterOption<string>[];
}

/** Months and days that are offered. */
const EXPERIENCES = [0, 6, 12, 24, 36, 60];
const DAYS = [1, 3, 7, 14, 30];

const uncounted = <Value>(values: readonly Value[]): FilterOption<Value>[] =>
  values.map((value) => ({ value, count: null }));

/** The options that are offered if the vacancies could not be counted. */
export const UNCOUNTED_OPTIONS: FilterOptions = {
  minSalary: uncounted(SALARY_STEPS),
  postedWithin: uncounted(DAYS),
  education: uncounted(EDUCATION_LEVELS),
  experience: uncounted(EXPERIENCES),
  function: [],
  city: [],
  near: [],
};

const byCount = (counts: ReadonlyMap<string, number>): FilterOption<string>[] =>
  [...counts]
    .sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1))
    .map(([value, count]) => ({ value, count }));

function countValues(values: readonly (string | null | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Number of vacancies under each name of a city, from the cities as the vacancies write them. */
function countCities(written: ReadonlyMap<string, number>, namesOf: (text: string) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const [text, count] of written) {
    for (const name of namesOf(text)) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}

/** From how many vacancies on each city is near, of those that have a vacancy themselves. */
function countNear(written: ReadonlyMap<string, number>): Map<string, number> {
  const cities = new Set([...written.keys()].flatMap(cityNames));
  const around = new Map([...cities].map((city) => [city, citiesNear(city)]));
  return countCities(written, (text) =>
    [...around].filter(([, near]) => near.some((name) => isCity(text, name))).map(([city]) => city),
  );
}

/** True for a vacancy that has the field of a filter. */
const TELLS: Record<FilterName, (job: SearchableJob) => boolean> = {
  minSalary: (job) => payOf(job) !== null,
  postedWithin: ({ createdAt }) => createdAt !== null,
  education: ({ minEducation }) => Boolean(minEducation),
  experience: ({ minExperienceMonths }) => minExperienceMonths != null,
  function: ({ functionOfInterest }) => Boolean(functionOfInterest),
  city: ({ city }) => Boolean(city),
  near: ({ city }) => Boolean(city),
};

/**
 * The options of each filter, and how many of the vacancies each would leave with the other filters as they are. A filter
 * by a field that no vacancy has offers nothing: it would leave all or none.
 *
 * @param jobs what is found before the filters
 * @param all the whole list
 * @param now milliseconds since 1970
 */
export function countOptions(
  jobs: readonly SearchableJob[],
  filters: JobFilters,
  now: number,
  all: readonly SearchableJob[] = jobs,
): FilterOptions {
  const passing = Object.fromEntries(
    FILTER_NAMES.map((name) => [name, jobs.filter(toTest(filters, now, name))]),
  ) as Record<FilterName, SearchableJob[]>;
  const count = <Value extends string | number>(name: FilterName, values: readonly Value[]): FilterOption<Value>[] =>
    all.some(TELLS[name])
      ? values.map((value) => ({
          value,
          count: passing[name].filter(TESTS[name]({ ...filters, [name]: value }, now)).length,
        }))
      : [];
  const citiesOf = (name: FilterName) => countValues(passing[name].map(({ city }) => city));
  return {
    minSalary: count('minSalary', SALARY_STEPS),
    postedWithin: count('postedWithin', DAYS),
    education: count('education', EDUCATION_LEVELS),
    experience: count('experience', EXPERIENCES),
    function: byCount(countValues(passing.function.map(({ functionOfInterest }) => functionOfInterest))),
    city: byCount(countCities(citiesOf('city'), cityNames)),
    near: byCount(countNear(citiesOf('near'))),
  };
}

/** Options with those of other vacancies added: one count for each value that either has. */
export function addOptions(options: FilterOptions, more: FilterOptions): FilterOptions {
  const add = <Value extends string | number>(
    to: readonly FilterOption<Value>[],
    from: readonly FilterOption<Value>[],
  ): FilterOption<Value>[] => {
    const added = new Map(from.map(({ value, count }) => [value, count]));
    const known = to.map(({ value, count }) => ({ value, count: (count ?? 0) + (added.get(value) ?? 0) }));
    return [...known, ...from.filter(({ value }) => !to.some((option) => option.value === value))];
  };
  return {
    minSalary: add(options.minSalary, more.minSalary),
    postedWithin: add(options.postedWithin, more.postedWithin),
    education: add(options.education, more.education),
    experience: add(options.experience, more.experience),
    function: add(options.function, more.function),
    city: add(options.city, more.city),
    near: add(options.near, more.near),
  };
}
