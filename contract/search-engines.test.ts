import { indexOf, searchIndex } from '../src/entities/job-search';
import { referenceSearch } from '../server/src/jobs/search/reference-search.fixture';
import { SOURCES, goldenOf, whyNot } from './golden.fixture';
import synonyms from './search/synonyms.json';
import { vacanciesFrom } from './vacancies.fixture';
import type { Vacancies } from './vacancies.fixture';

/** With its third and fourth letter swapped. */
const swapped = (text: string): string => text.slice(0, 2) + text.charAt(3) + text.charAt(2) + text.slice(4);

const inverted = (text: string): string => text.split(' ').reverse().join(' ');

/** Everything that names a vacancy, and its beginnings and errors. */
const namesOf = ({ full }: Vacancies): string[] =>
  full.flatMap(({ title, company, city }) => [
    ...[title, company.name, title.slice(0, 5), swapped(title), inverted(title)],
    ...(city === null ? [] : [city, `${city} ${title.split(' ')[0]}`]),
  ]);

/** Golden queries, the first entries of each group, as they are, in another order and with an error. */
const QUERIES = [
  ...SOURCES.flatMap((source) => goldenOf(source).map(([, { query }]) => query)),
  ...synonyms.groups.flatMap((group) => group.slice(0, 2)),
  ...synonyms.groups.flatMap((group) => group.filter((entry) => entry.includes(' ')).slice(0, 2)).flatMap((entry) => [inverted(entry), swapped(entry)]),
];

describe.each(SOURCES)('over the %s vacancies', (source) => {
  const reason = whyNot(source);
  if (reason !== null) {
    it.skip(reason, () => undefined);
    return;
  }

  it('finds the same in the browser as on the server, whatever is typed', async () => {
    const vacancies = vacanciesFrom(source);
    const index = await indexOf(vacancies.full);
    const search = referenceSearch(vacancies.forServer);
    // Hundreds of real vacancies take their time: of them, some names and no table.
    const isMany = vacancies.full.length > 500;
    const ofSource = goldenOf(source).map(([, { query }]) => query);
    const names = namesOf(vacancies);
    const queries = [...new Set([...ofSource, ...(isMany ? names.slice(0, 60) : [...QUERIES, ...names])])];
    const differences = queries.flatMap((query) => {
      const { matches, dropped } = searchIndex(index, { search: query, location: '' });
      const browser = matches.map(({ job }) => String(job.id));
      const { ids: server, dropped: byServer } = search({ search: query, location: '' });
      const only = {
        browser: browser.filter((id) => !server.includes(id)),
        server: server.filter((id) => !browser.includes(id)),
      };
      const isSame = dropped.join() === byServer.join();
      return only.browser.length + only.server.length > 0 || !isSame ? [{ query, ...only, dropped, byServer }] : [];
    });
    expect(queries.length).toBeGreaterThan(isMany ? 100 : 700);
    expect(differences).toEqual([]);
  });
});
