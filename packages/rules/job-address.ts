/** Queries in the address of the job list. Saved searches and feeds are stored and sent in this form. */
import { WORKING_TYPES, WORKPLACES } from './working-types';
import type { WorkingType, Workplace } from './working-types';
import { FURTHER_FILTERS, NO_FILTERS, forFilters, usedFilters, writeFilters } from './further-filters';
import type { FilterKind, FilterName, FurtherFilters } from './further-filters';
import { isStorable } from './storable-text';

/**
 * Version of the form that `writeJobAddress` writes. `parseJobAddress` reads all versions up to it: a change of the form
 * that it could not read in the same way gets a new number.
 */
export const JOB_ADDRESS_VERSION = 1;

/** No text is longer, in characters; a link with more is cut. */
export const TEXT_LIMIT = 100;

/** The longest name of a city or function, in characters; a longer one is dropped. */
const NAME_LIMIT = 100;

/** The part of an address that decides which vacancies match, whatever their order. */
export interface JobAddress {
  /** As typed. */
  search: string;
  /** As typed. */
  location: string;
  workingType: WorkingType | null;
  workplace: Workplace | null;
  /** The filters under "Filter lainnya"; undefined where none is set. */
  filters?: FurtherFilters | undefined;
}

export const oneOf = <T extends string, F>(known: readonly T[], value: string | null, fallback: F): T | F =>
  known.find((name) => name === value) ?? fallback;

const toText = (value: string | null): string => {
  // By code points, so that the cut never halves an emoji.
  const text = Array.from(value ?? '')
    .slice(0, TEXT_LIMIT)
    .join('');
  return text.trim() && isStorable(text) ? text : '';
};

const toNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

const toName = (text: string): string | null => {
  const name = text.trim();
  return name && name.length <= NAME_LIMIT && isStorable(name) ? name : null;
};

/** The value of a filter in a parameter of an address, or in its form; null for one that is of no use. */
export function readFilter(name: FilterName, text: string): string | number | null {
  const { key, values, least = 0, most = Infinity }: FilterKind = FURTHER_FILTERS[name];
  const value = key === 'name' ? toName(text) : toNumber(text);
  if (value === null || (values && !values.includes(value))) return null;
  return typeof value === 'string' || (value >= least && value <= most) ? value : null;
}

function readFilters(params: URLSearchParams): FurtherFilters | undefined {
  const values = forFilters((name) => readFilter(name, params.get(name) ?? ''));
  const includeUnstated = params.get('includeUnstated') !== 'false';
  return usedFilters({ ...(values as Omit<FurtherFilters, 'includeUnstated'>), includeUnstated });
}

/**
 * Reads what an address looks for: `?search=…&location=…&type=…&workplace=…&minSalary=4000000&includeUnstated=false&
 * postedWithin=7&education=SMK&experience=12&function=…&city=…&near=…`. Never throws: what is missing or unknown counts
 * as not set. Specification 4, section 2.
 */
export function parseJobAddress(params: URLSearchParams): JobAddress {
  const filters = readFilters(params);
  return {
    search: toText(params.get('search')),
    location: toText(params.get('location')),
    // The second is the field's name in the form, which browsers without scripts send.
    workingType: oneOf(WORKING_TYPES, params.get('type') ?? params.get('workingType'), null),
    workplace: oneOf(WORKPLACES, params.get('workplace'), null),
    ...(filters && { filters }),
  };
}

/** Writes what is set, so that one search has one address. */
export function writeJobAddress(params: URLSearchParams, address: JobAddress): void {
  const { search, location, workingType, workplace, filters = NO_FILTERS } = address;
  if (toText(search)) params.set('search', toText(search));
  if (toText(location)) params.set('location', toText(location));
  if (workingType) params.set('type', workingType);
  if (workplace) params.set('workplace', workplace);
  for (const [name, value] of Object.entries(writeFilters(filters))) params.set(name, String(value));
}

/** A query whose list begins with the new jobs: those that the provider stored from a number on. */
export const withNewFirst = (query: string, newFrom: number): string =>
  [query, `newFrom=${newFrom}`].filter(Boolean).join('&');

/** The one form of a query: what is unknown or of no use in it is left out. */
export function canonicalQuery(query: string): string {
  const params = new URLSearchParams();
  writeJobAddress(params, parseJobAddress(new URLSearchParams(query)));
  return params.toString();
}
