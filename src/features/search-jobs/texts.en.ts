import type { texts } from './texts';

export const english = {
  form: 'Jobs',
  text: 'Search by job title, company, keywords',
  textExample: 'For example: Staf Administrasi',
  find: 'Find',
  filter: 'Filters',
  filterCount: (filters) => `Filters (${filters})`,
  location: 'Location',
  locationExample: 'Name of a province',
  workingType: 'Job type',
  everyWorkingType: 'All job types',
  workplace: 'Workplace',
  everyWorkplace: 'All workplaces',
  reset: 'Reset',
  moreFilters: 'More filters',
  moreFilterCount: (filters) => `More filters (${filters})`,
  recent: 'Recent searches',
  sort: 'Sort by',
  sorts: { newest: 'Newest', oldest: 'Oldest', match: 'Best match' },
} satisfies typeof texts;
