import { EDUCATION_LEVELS, NO_FILTERS, POSTED_WITHIN, setFilters, usedFilters } from '@/entities/job-search';
import type { JobFilters } from '@/entities/job-search';

/** The longest name of a city or function, in characters; a longer one is none. */
const NAME_LIMIT = 100;

const toNumber = (value: string | null): number | null => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : null);

const toName = (value: string | null): string | null => {
  const name = value?.trim() ?? '';
  return name && name.length <= NAME_LIMIT ? name : null;
};

/**
 * Reads the further filters from the list's address: `?minSalary=4000000&includeUnstated=false&postedWithin=7&
 * education=SMK&experience=12&function=…&city=…&near=…`. What is no use is dropped.
 *
 * @returns undefined where none is set
 */
export function parseFilters(params: URLSearchParams): JobFilters | undefined {
  const days = toNumber(params.get('postedWithin'));
  return usedFilters({
    minSalary: toNumber(params.get('minSalary')) || null,
    includeUnstated: params.get('includeUnstated') !== 'false',
    postedWithin: POSTED_WITHIN.find((offered) => offered === days) ?? null,
    education: EDUCATION_LEVELS.find((level) => level === params.get('education')) ?? null,
    experience: toNumber(params.get('experience')),
    function: toName(params.get('function')),
    city: toName(params.get('city')),
    near: toName(params.get('near')),
  });
}

/** Writes the filters that are set, by the names of the provider's search. */
export function writeFilters(params: URLSearchParams, filters: JobFilters = NO_FILTERS): void {
  for (const name of setFilters(filters)) params.set(name, String(filters[name]));
  if (filters.minSalary !== null && !filters.includeUnstated) params.set('includeUnstated', 'false');
}
