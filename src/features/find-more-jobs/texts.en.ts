import { groupDigits } from '@/shared/lib/text';
import type { texts } from './texts';

export const english = {
  any: 'All',
  options: {
    postedWithin: (days) => (days === 1 ? '1 day' : `${days} days`),
  },
  counting: 'Counting the jobs of each option',
  uncounted: 'The filter options could not be loaded.',
  option: (label, jobs) => `${label} (${groupDigits(jobs)})`,
  minSalary: 'Minimum pay',
  salaryFrom: (million) => `Rp ${million} million`,
  amount: (rupiah) => `Rp ${groupDigits(rupiah)}`,
  includeUnstated: 'Include jobs that do not state their pay',
  postedWithin: 'Posted within',
  education: 'Maximum education required',
  experience: 'Maximum experience required',
  noExperience: 'No experience',
  months: (months) => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    const ofYears = years > 0 && (years === 1 ? '1 year' : `${years} years`);
    return [ofYears, rest > 0 && (rest === 1 ? '1 month' : `${rest} months`)].filter(Boolean).join(' ');
  },
  function: 'Function',
  city: 'City or regency',
  near: 'Easy to reach from',
  chosenFilters: 'Filters in use',
  chosen: {
    minSalary: (salary) => `Pay ≥ ${salary}`,
    education: (level) => `At most ${level}`,
    experience: (time) => `Experience ≤ ${time}`,
    near: (city) => `Near ${city}`,
  },
  chosenStated: 'Only jobs that state their pay',
  leftOut: (words) => `Not ${words}`,
  queryFilters: 'From your search',
  removeFilter: (filter) => `Remove the filter ${filter}`,
  clearMore: 'Clear filters',
  places: 'Suggested places',
  placeOf: (city, province) => `${city}, ${province}`,
  isIn: (place, province) => `${place} is in ${province}`,
  related: (jobs) => `Also suitable (${groupDigits(jobs)})`,
  notNew: (jobs) => `Other jobs (${groupDigits(jobs)})`,
  without: (words) => `without: ${words}`,
  reasons: {
    title: 'in the title',
    company: 'in the company name',
    place: (name) => `in ${name}`,
    workingType: (name) => `job type: ${name}`,
    workplace: (name) => `workplace: ${name}`,
    like: (words) => `similar: ${words}`,
    function: (words) => `in the function: ${words}`,
    industry: (words) => `in the industry: ${words}`,
    requirements: (words) => `in the requirements: ${words}`,
    description: (words) => `in the description: ${words}`,
  },
} satisfies typeof texts;
