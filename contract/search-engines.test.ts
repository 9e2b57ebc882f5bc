import { indexOf, searchIndex } from '../src/entities/job-search';
import type { SearchableJob } from '../src/entities/job-search';
import { referenceSearch } from '../server/src/jobs/search/reference-search.fixture';
import type { ReferenceJob } from '../server/src/jobs/search/reference-search.fixture';
import { cities, provinces } from '../server/src/masters/master-data';
import { demoJobs } from '../server/src/seed/demo/demo-jobs';
import { toJobInput } from '../server/src/seed/demo/to-job-input';
import golden from './search/golden-queries.json';
import synonyms from './search/synonyms.json';

const cityNames = new Map(cities);
const provinceNames = new Map(provinces);

const inputs = demoJobs.map((job) => ({ ...toJobInput(job, new Date('2026-11-23T01:00:00Z')), id: job.id }));

const forBrowser: SearchableJob[] = inputs.map(({ createdAt, cityId, locationId, ...job }) => ({
  ...job,
  company: { name: job.company.name },
  city: cityNames.get(cityId ?? 0) ?? null,
  province: provinceNames.get(locationId ?? 0) ?? null,
  createdAt: createdAt.toISOString(),
}));
const forServer: ReferenceJob[] = inputs.map(({ company, ...job }) => ({ ...job, companyName: company.name }));

/** Golden queries, the first entries of each group, everything that names a vacancy, and its beginnings and errors. */
const QUERIES = [
  ...golden.map(({ query }) => query),
  ...synonyms.groups.flatMap((group) => group.slice(0, 2)),
  ...inputs.flatMap(({ title, company }) => [title, company.name, title.slice(0, 5), swapped(title)]),
  ...forBrowser.flatMap(({ city, title }) => (city === null ? [] : [city, `${city} ${title.split(' ')[0]}`])),
];

/** With its third and fourth letter swapped. */
function swapped(text: string): string {
  return text.slice(0, 2) + text.charAt(3) + text.charAt(2) + text.slice(4);
}

it('finds the same in the browser as on the server, whatever is typed', async () => {
  const index = await indexOf(forBrowser);
  const search = referenceSearch(forServer);
  const differences = [...new Set(QUERIES)].flatMap((query) => {
    const browser = searchIndex(index, { search: query, location: '' }).map(({ job }) => String(job.id));
    const server = search(query);
    const only = {
      browser: browser.filter((id) => !server.includes(id)),
      server: server.filter((id) => !browser.includes(id)),
    };
    return only.browser.length + only.server.length > 0 ? [{ query, ...only }] : [];
  });
  expect(QUERIES.length).toBeGreaterThan(700);
  expect(differences).toEqual([]);
});
