import { droppableConcepts, fallbacks, prefersRelaxed, relax, titleGroups } from './attempts';
import { conceptsOf, mergeWork } from './concepts';

/** Attempts as the words that are looked for, and those that are dropped. */
const attempts = (search: string, known: string[], location = '') =>
  fallbacks(conceptsOf({ search, location }), ({ typed }) => known.includes(typed), null).map(
    ({ concepts, dropped }) => [concepts.map(({ typed }) => typed).join(', '), dropped.join(', ')],
  );

it.each([
  ['kasir remote', ['kasir'], [['kasir', 'remote']]],
  ['kasir malam', ['kasir', 'malam'], []],
  ['kasir barista', ['kasir', 'barista'], []],
  ['astronot', [], []],
  ['astronot lunar', [], []],
  ['customer service', [], []],
  ['customer service', ['customer', 'service'], []],
  ['admin gudang', ['admin'], [['admin', 'gudang']]],
  ['operator telepon', ['operator'], []],
  ['front end developer', ['end', 'developer'], [['developer', 'front, end']]],
  ['customer service jogja', ['service', 'jogja'], []],
  ['astronot magang jogja', ['magang', 'jogja'], []],
  ['customer service kasir jogja', ['service', 'kasir', 'jogja'], [['kasir, jogja', 'customer service']]],
  ['admin gudang jogja', ['admin', 'gudang', 'jogja'], []],
  ['admin gudang jogja', ['admin', 'jogja'], [['admin, jogja', 'gudang']]],
  ['kasir malam bantul astronot', ['kasir', 'malam', 'bantul'], [['kasir, malam, bantul', 'astronot']]],
])('of "%s" looks for what is known', (search, known, expected) => {
  expect(attempts(search, known)).toEqual(expected);
});

it('keeps a place that is chosen in its own box, and drops words there that are none', () => {
  expect(attempts('kasir', ['kasir'], 'wakatobi')).toEqual([]);
  expect(attempts('kasir', ['kasir'], 'condongcatur')).toEqual([['kasir', 'condongcatur']]);
});

it('asks for each concept and for the words of phrases', () => {
  const asked = droppableConcepts(conceptsOf({ search: 'front end developer jogja', location: 'sleman' }));
  expect(asked.map(({ typed }) => typed)).toEqual(['front end developer', 'developer']);
});

it.each([
  ['kasir malam', { inTitle: 2, inShortFields: 0 }, 'kasir', 'malam'],
  ['kasir malam', { inTitle: 2, inShortFields: 1 }, null, null],
  ['kasir malam', { inTitle: 5, inShortFields: 0 }, null, null],
  ['kasir malam', { inTitle: 0, inShortFields: 0 }, 'kasir', ''],
  ['kasir smk', { inTitle: 2, inShortFields: 0 }, null, null],
])('of "%s" with %o looks for %s, and puts first what has %s', (search, result, required, optional) => {
  const concepts = relax(conceptsOf({ search, location: '' }), result)?.concepts;
  const typed = (isOptional: boolean) =>
    concepts
      ?.filter((concept) => (concept.isOptional ?? false) === isOptional)
      .map((concept) => concept.typed)
      .join() ?? null;
  expect([typed(false), typed(true)]).toEqual([required, optional]);
});

/** Words that have to be found, of the query that is tried instead. */
const requiredOf = (search: string) =>
  relax(mergeWork(conceptsOf({ search, location: '' })), { inTitle: 0, inShortFields: 0 })
    ?.concepts.filter(({ isOptional }) => !isOptional)
    .map(({ typed }) => typed);

it('makes a rank optional where no title has the work', () => {
  expect(requiredOf('helper gudang')).toEqual(['gudang']);
});

it('makes experience optional beside a branch, which stays required', () => {
  expect(requiredOf('hotel tanpa pengalaman')).toEqual(['hotel']);
  expect(requiredOf('tanpa pengalaman')).toBeUndefined();
  expect(requiredOf('hotel')).toBeUndefined();
});

it('takes a branch alone for no answer', () => {
  expect(attempts('astronot hotel', ['hotel'])).toEqual([]);
});

it('takes a branch for an answer where a way of working alone is missing', () => {
  expect(attempts('part time hotel', ['hotel'])).toEqual([['hotel', 'part time']]);
});

it('does without a way of working where no title has the work in it', () => {
  const concepts = conceptsOf({ search: 'kasir remote', location: '' });
  expect(relax(concepts, { inTitle: 0, inShortFields: 0 })?.dropped).toEqual(['remote']);
});

/** Words that become optional where so many vacancies name what is looked for. */
const optionalOf = (search: string, inTitle: number) =>
  relax(mergeWork(conceptsOf({ search, location: '' })), { inTitle, inShortFields: 0 })
    ?.concepts.filter(({ isOptional }) => isOptional)
    .map(({ typed }) => typed);

it('makes a branch optional that no name of a company has, and another where none offers the work', () => {
  expect([optionalOf('teknisi hotel', 6), optionalOf('teknisi hotel', 1)]).toEqual([['hotel'], ['hotel']]);
  expect([optionalOf('teller koperasi', 1), optionalOf('teller koperasi', 0)]).toEqual([undefined, ['koperasi']]);
  expect([optionalOf('admin pajak', 1), optionalOf('admin pajak', 5)]).toEqual([['admin'], undefined]);
});

/** True where the relaxed query is preferred: so many titles have the work as the whole query wants it, and as the relaxed one does. */
const takesRelaxed = (search: string, inTitle: number, relaxedInTitle: number) => {
  const relaxed = relax(mergeWork(conceptsOf({ search, location: '' })), { inTitle, inShortFields: 0 });
  return relaxed && prefersRelaxed(relaxed, inTitle, relaxedInTitle);
};

it.each([
  ['sales hotel', 3, 28, false],
  ['resepsionis hotel', 9, 19, true],
  ['sales mobil', 1, 28, false],
  ['kasir restoran', 1, 20, true],
  ['sales hotel', 28, 28, false],
  ['programmer php', 3, 37, false],
  ['kasir malam', 2, 7, true],
  ['admin tanpa pengalaman', 2, 68, true],
])('of "%s" takes other work too, where %i of %i tell all: %s', (search, inTitle, relaxedInTitle, expected) => {
  expect(takesRelaxed(search, inTitle, relaxedInTitle)).toBe(expected);
});

it.each([
  ['taman wisata candi', [undefined, ['title', 'company', 'place']]],
  ['sales hotel', [['title', 'place'], undefined]],
  [
    'teller koperasi',
    [
      ['title', 'place'],
      ['title', 'company', 'place'],
    ],
  ],
  ['training indonesia', [['title', 'company', 'place'], undefined]],
])('knows the title fields of what "%s" looks for', (search, expected) => {
  const concepts = mergeWork(conceptsOf({ search, location: '' }));
  expect(concepts.map(titleGroups)).toEqual(expected);
});
