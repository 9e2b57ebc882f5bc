import fc from 'fast-check';
import { settle, TOMBSTONE_MS, type BookmarkState, type Operation } from './settle';

const NOW = new Date('2026-11-25T00:00:00Z');

/** Few instants, so that operations meet at one. */
const operation = fc.record({ saved: fc.boolean(), at: fc.integer({ min: 0, max: 6 }) }).map(({ saved, at }) => ({
  saved,
  at: new Date(NOW.getTime() - at * 1_000),
}));

const stateAfter = (operations: readonly Operation[]): BookmarkState | undefined =>
  operations.reduce<BookmarkState | undefined>((state, each) => settle(state, each, NOW) ?? state, undefined);

it('ends in the same state in whatever order and however often operations arrive: that of the last one', () => {
  const cases = fc
    .array(operation, { minLength: 1, maxLength: 6 })
    .chain((made) => fc.tuple(fc.constant(made), fc.shuffledSubarray([...made, ...made], { minLength: made.length })))
    .filter(([made, arrived]) => made.every((each) => arrived.includes(each)));
  fc.assert(
    fc.property(cases, ([made, arrived]) => {
      const last = Math.max(...made.map(({ at }) => at.getTime()));
      const saved = made.some((each) => each.at.getTime() === last && each.saved);
      expect(stateAfter(arrived)).toMatchObject({ saved, changedAt: new Date(last) });
    }),
  );
});

it('counts how often a bookmark has changed, and a repeat for nothing', () => {
  const first = settle(undefined, { saved: true, at: NOW }, NOW);
  expect(first?.version).toBe(1);
  expect(settle(first ?? undefined, { saved: true, at: NOW }, NOW)).toBeNull();
  const later = new Date(NOW.getTime() + 1);
  expect(settle(first ?? undefined, { saved: false, at: later }, later)?.version).toBe(2);
});

it('takes no operation from before all that is remembered', () => {
  const at = new Date(NOW.getTime() - TOMBSTONE_MS);
  expect(settle(undefined, { saved: true, at }, NOW)).toBeNull();
  expect(settle(undefined, { saved: true, at: new Date(at.getTime() + 1) }, NOW)).not.toBeNull();
});
