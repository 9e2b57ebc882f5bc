import { scoreOf } from './f1';
import { readCorpus } from './read-corpus';

const own = [...readCorpus(), ...readCorpus('held-out')];
const foreign = [...readCorpus('foreign'), ...readCorpus('foreign-held-out')];
const corpus = [...own, ...foreign];

it.each([
  [own, ['one-column', 'two-columns', 'table', 'sidebar']],
  [foreign, ['one-column', 'two-columns', 'ruled-table', 'europass', 'form', 'sidebar']],
])('has at least 24 CVs in each of the layouts', (cvs, layouts) => {
  expect(cvs.length).toBeGreaterThanOrEqual(24);
  expect(new Set(cvs.map(({ layout }) => layout))).toEqual(new Set(layouts));
});

it.each(corpus)('$name: takes what is expected for right', ({ expected }) => {
  const { right, proposed, expected: count } = scoreOf(expected, expected);
  expect([right, proposed]).toEqual([count, count]);
  expect(count).toBeGreaterThan(5);
});

it('counts a field that is missing, wrong or invented', () => {
  const [expected, proposed] = [
    [{ section: 'skill' as const, values: { name: 'Excel' } }],
    [
      { section: 'skill' as const, values: { name: ' excel.' } },
      { section: 'skill' as const, values: { name: 'Word' } },
    ],
  ];
  expect(scoreOf(expected, proposed)).toEqual({ right: 1, proposed: 2, expected: 1 });
  expect(scoreOf(proposed, expected)).toEqual({ right: 1, proposed: 1, expected: 2 });
});
