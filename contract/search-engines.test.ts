import { indexOf, searchIndex } from '../src/entities/job-search';
import { referenceSearch } from '../server/src/jobs/search/reference-search.fixture';
import { SOURCES, goldenOf, whyNot } from './golden.fixture';
import synonyms from './search/synonyms.json';
import { vacanciesFrom } from './vacancies.fixture';
import type { Vacancies } from './vacancies.fixture';

/** With its third and fourth letter swapped. */
const swapped = (text: string): string => text.slice(0, 2) + text.charAt(3) + text.charAt(2) + text.slice(4);

const inverted = (text: string): string => text.split(' ').reverse().join(' ');

/** A name of each vacancy, its beginning, an error in it, or its place, in turns. */
const namesOf = ({ full }: Vacancies): string[] =>
  full.map(({ title, company, city }, position) => {
    const names = [title, company.name, title.slice(0, 5), swapped(title), inverted(title)];
    if (city !== null) names.push(city, `${city} ${title.split(' ')[0]}`);
    return names[position % names.length] ?? title;
  });

/** Golden queries, and the first entry of each group as it is, in another order or with an error, in turns. */
const QUERIES = [
  ...SOURCES.flatMap((source) => goldenOf(source).map(([, { query }]) => query)),
  ...synonyms.groups.map((group, position) => {
    const entry = group.find((each) => each.includes(' ')) ?? group[0] ?? '';
    return [entry, inverted(entry), swapped(entry)][position % 3] ?? entry;
  }),
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
    expect(queries.length).toBeGreaterThan(isMany ? 100 : 500);
    expect(differences).toEqual([]);
  });
});
