import { indexOf, mergeMatches, searchIndex } from '../src/entities/job-search';
import { SOURCES, goldenOf, whatIsWrong, whyNot } from './golden.fixture';
import type { GoldenQuery } from './golden.fixture';
import { vacanciesFrom } from './vacancies.fixture';

const textsOf = ({ query, location = '' }: GoldenQuery) => ({ search: query, location });

describe.each(SOURCES)('over the %s vacancies', (source) => {
  const reason = whyNot(source);
  if (reason !== null) {
    it.skip(reason, () => undefined);
    return;
  }
  const { full, listed } = vacanciesFrom(source);

  it.each(goldenOf(source))('the browser’s search with all fields: %s', async (_name, golden) => {
    const { matches, dropped } = searchIndex(await indexOf(full), textsOf(golden));
    const found = matches.map(({ job }) => job);
    expect(whatIsWrong(golden, full, found)).toEqual([]);
    expect(dropped).toEqual(golden.dropped ?? dropped);
  });

  // The device has the fields of the list alone, and the provider adds what it finds in the others.
  it.each(goldenOf(source))('what a candidate sees: %s', async (_name, golden) => {
    const onDevice = searchIndex(await indexOf(listed), textsOf(golden));
    const byProvider = searchIndex(await indexOf(full), textsOf(golden));
    const found = mergeMatches(onDevice, byProvider).matches.map(({ job }) => job);
    expect(whatIsWrong(golden, full, found)).toEqual([]);
    expect(found).toHaveLength(byProvider.matches.length);
  });
});
