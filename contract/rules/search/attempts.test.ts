import { droppableConcepts, furtherAttempts } from './attempts';
import { conceptsOf } from './concepts';

/** Attempts as the words that are looked for, how many suffice, and those that are dropped. */
const attempts = (search: string, known: string[], location = '') =>
  furtherAttempts(conceptsOf({ search, location }), ({ typed }) => known.includes(typed), true).map(
    ({ concepts, least, dropped }) => [concepts.map(({ typed }) => typed).join(', '), least, dropped.join(', ')],
  );

it.each([
  ['kasir remote', ['kasir'], [['kasir', 1, 'remote']]],
  ['kasir malam', ['kasir', 'malam'], [['kasir', 1, 'malam']]],
  ['psikolog klinis sleman', ['psikolog', 'klinis', 'sleman'], [['psikolog, klinis, sleman', 2, ''], ['psikolog, sleman', 2, 'klinis']]],
  ['supervisor malam', ['supervisor', 'malam'], []],
  ['kasir barista', ['kasir', 'barista'], []],
  ['astronot', [], []],
  ['astronot lunar', [], []],
  ['customer service', [], []],
  ['customer service', ['customer', 'service'], []],
  ['admin gudang', ['admin'], [['admin', 1, 'gudang']]],
  ['operator telepon', ['operator'], []],
  ['front end developer', ['end', 'developer'], [['developer', 1, 'front, end']]],
  ['customer service jogja', ['service', 'jogja'], []],
  ['astronot magang jogja', ['magang', 'jogja'], []],
  ['customer service kasir jogja', ['service', 'kasir', 'jogja'], [['kasir, jogja', 2, 'customer service']]],
  ['admin gudang jogja', ['admin', 'gudang', 'jogja'], []],
  ['admin gudang jogja', ['admin', 'jogja'], [['admin, jogja', 2, 'gudang']]],
  ['kasir malam bantul', ['kasir', 'malam', 'bantul'], [['kasir, malam, bantul', 2, ''], ['kasir, bantul', 2, 'malam']]],
  ['kasir malam bantul astronot', ['kasir', 'malam', 'bantul'], [['kasir, malam, bantul', 3, 'astronot'], ['kasir, malam, bantul', 2, 'astronot'], ['kasir, bantul', 2, 'astronot, malam']]],
])('of "%s" looks for what is known', (search, known, expected) => {
  expect(attempts(search, known)).toEqual(expected);
});

it('keeps a place that is chosen in its own box, and drops words there that are none', () => {
  expect(attempts('kasir', ['kasir'], 'wakatobi')).toEqual([]);
  expect(attempts('kasir', ['kasir'], 'condongcatur')).toEqual([['kasir', 1, 'condongcatur']]);
});

it('asks for each concept and for the words of phrases', () => {
  const asked = droppableConcepts(conceptsOf({ search: 'front end developer jogja', location: 'sleman' }));
  expect(asked.map(({ typed }) => typed)).toEqual(['front end developer', 'developer', 'jogja']);
});
