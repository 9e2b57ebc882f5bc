/** The companies of the tables, and of the vacancies that the project has. */
import companies from './companies.json';
import { explain } from './matched-in';
import type { SearchedJob } from './search-document';
import { searchedJobsFrom } from '../vacancies.fixture';
import { conceptsOf } from './concepts';

const vacancies = searchedJobsFrom('invented').map((job) => ({
  ...job,
  requirements: '',
  description: '',
}));

function companiesFound(jobs: readonly SearchedJob[], search: string): string[] {
  const concepts = conceptsOf({ search, location: '' });
  const found = jobs.filter((job) => explain(job, concepts).length === concepts.length);
  return [...new Set(found.map(({ companyName }) => companyName))];
}

it('has at least 150 companies and agencies, each by two names or more', () => {
  expect(companies.groups.length).toBeGreaterThanOrEqual(150);
  expect(companies.groups.filter((group) => new Set(group).size < 2)).toEqual([]);
});

it('finds each by each of its names, however the company writes itself', () => {
  const written = companies.groups.flat().map((name) => `PT ${name.toUpperCase()} (Persero) Tbk, Cabang Sleman`);
  const [vacancy] = vacancies;
  if (!vacancy) throw new Error('There is no vacancy.');
  const jobs = written.map((companyName): SearchedJob => ({ ...vacancy, title: 'Staf', companyName }));
  for (const group of companies.groups) {
    for (const typed of group) {
      const names = group.map((name) => `PT ${name.toUpperCase()} (Persero) Tbk, Cabang Sleman`);
      expect(companiesFound(jobs, typed)).toEqual(expect.arrayContaining(names));
    }
  }
});

it('takes none of the vacancies’ companies for one of the tables', () => {
  // Kinds of employers, which some of the companies are.
  const kinds = ['bandara', 'kampus', 'koperasi', 'rumah sakit'];
  const named = companies.groups.filter((group) => !group.some((name) => kinds.includes(name)));
  const found = [];
  for (const typed of named.flat()) {
    for (const name of companiesFound(vacancies, typed)) found.push([typed, name]);
  }
  expect(found).toEqual([]);
});
