/** The companies of the tables, and of the vacancies that the project has. */
import { ENTRIES } from './rules/search/tables';
import { companyInitials } from './rules/search/company-initials';
import { indexOf, searchIndex } from '../src/entities/job-search';
import type { SearchableJob } from '../src/entities/job-search';
import companies from './search/companies.json';
import { vacanciesFrom } from './vacancies.fixture';

const vacancies = [...vacanciesFrom('demo').listed, ...vacanciesFrom('invented').listed];

async function companiesFound(jobs: readonly SearchableJob[], search: string): Promise<string[]> {
  const { matches: found } = searchIndex(await indexOf(jobs), { search, location: '' });
  return [...new Set(found.map(({ job }) => job.company.name))];
}

it('has at least 150 companies and agencies, each by two names or more', () => {
  expect(companies.groups.length).toBeGreaterThanOrEqual(150);
  expect(companies.groups.filter((group) => new Set(group).size < 2)).toEqual([]);
});

it('finds each by each of its names, however the company writes itself', async () => {
  const written = companies.groups.flat().map((name) => `PT ${name.toUpperCase()} (Persero) Tbk, Cabang Sleman`);
  const jobs = written.map((name, id): SearchableJob => {
    const nothing = { city: null, province: null, workingType: null, workplace: null, createdAt: null };
    return { id, title: 'Staf', company: { name }, ...nothing };
  });
  for (const group of companies.groups) {
    for (const typed of group) {
      const names = group.map((name) => `PT ${name.toUpperCase()} (Persero) Tbk, Cabang Sleman`);
      expect(await companiesFound(jobs, typed)).toEqual(expect.arrayContaining(names));
    }
  }
});

it.each([
  ['PT Bank Negara Indonesia (Persero) Tbk', ['bni']],
  ['PT. Perusahaan Listrik Negara, Cabang Bantul', ['pln']],
  ['Universitas Gadjah Mada', ['ugm']],
  ['Badan Pengawasan Keuangan dan Pembangunan', ['bpkp']],
  ['PT Bank Rakyat Indonesia Kantor Wilayah Yogyakarta', ['bri']],
  ['CV Maju Jaya', []],
  ['', []],
])('derives the initials of %s', (name, initials) => {
  expect(companyInitials(name)).toEqual(initials);
});

it('finds the companies of the vacancies by their initials', async () => {
  const names = [...new Set(vacancies.map(({ company }) => company.name))];
  const abbreviated = names.flatMap((name) => companyInitials(name).map((initials) => [name, initials] as const));
  expect(abbreviated.length).toBeGreaterThan(15);
  for (const [name, initials] of abbreviated) {
    if (!ENTRIES.has(initials)) expect(await companiesFound(vacancies, initials)).toContain(name);
  }
});

it('takes none of the vacancies’ companies for one of the tables', async () => {
  // Kinds of employers, which some of the companies are.
  const kinds = ['bandara', 'kampus', 'koperasi', 'rumah sakit'];
  const named = companies.groups.filter((group) => !group.some((name) => kinds.includes(name)));
  const found = [];
  for (const typed of named.flat()) {
    for (const name of await companiesFound(vacancies, typed)) found.push([typed, name]);
  }
  expect(found).toEqual([]);
});
