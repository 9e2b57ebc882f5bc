import { assert, array, property, string } from 'fast-check';
import { sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import { MAX_HISTORY_ENTRIES, searchHistorySlice, searchMade, selectSearchHistory } from './search-history';
import { toStoredHistory } from './stored-history';

const { reducer, getInitialState } = searchHistorySlice;

const historyOf = (texts: string[], owner: string | null = null) =>
  texts.reduce((state, text) => reducer(state, searchMade({ text, owner })), getInitialState());

const entries = (searchHistory: ReturnType<typeof getInitialState>, owner: string | null = null) =>
  selectSearchHistory({ searchHistory }, owner);

const candidate = (userId: string | null) => ({ token: 't', name: 'Sari', image: null, userId });

it('keeps the three newest searches, newest first', () => {
  expect(entries(historyOf(['kasir', 'admin', 'guru', 'sopir']))).toEqual(['sopir', 'guru', 'admin']);
});

it('moves a search that is made again to the front, whatever its case and spaces', () => {
  expect(entries(historyOf(['kasir', 'admin', ' KASIR ']))).toEqual(['KASIR', 'admin']);
});

it('does not remember a search without text', () => {
  expect(entries(historyOf(['kasir', '  ', '']))).toEqual(['kasir']);
});

it('never holds a duplicate or more than its limit', () => {
  assert(
    property(array(string()), (texts) => {
      const kept = entries(historyOf(texts)).map((text) => text.toLowerCase());
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept.length).toBeLessThanOrEqual(MAX_HISTORY_ENTRIES);
    }),
  );
});

it('keeps what a visitor looked for when they sign in', () => {
  const state = reducer(historyOf(['kasir']), signedIn(candidate('a')));
  expect(entries(state, 'a')).toEqual(['kasir']);
});

it('keeps it too when their id becomes known later', () => {
  const state = reducer(
    reducer(historyOf(['kasir']), signedIn(candidate(null))),
    sessionDetailsChanged({ userId: 'a' }),
  );
  expect(entries(state, 'a')).toEqual(['kasir']);
});

it('shows nothing of a candidate to a visitor or another candidate', () => {
  const state = reducer(reducer(historyOf(['kasir'], 'a'), signedOut()), signedIn(candidate('b')));
  expect(entries(state, 'b')).toEqual([]);
  expect(entries(state, null)).toEqual([]);
  expect(entries(reducer(state, searchMade({ text: 'guru', owner: 'b' })), 'b')).toEqual(['guru']);
});

it('keeps a candidate their searches over signing out and in', () => {
  const state = reducer(reducer(historyOf(['kasir'], 'a'), signedOut()), signedIn(candidate('a')));
  expect(entries(state, 'a')).toEqual(['kasir']);
});

it('forgets, when a candidate of unknown id signs out, what they looked for', () => {
  expect(entries(reducer(historyOf(['kasir']), signedOut()))).toEqual([]);
});

it.each([
  [undefined, []],
  [null, []],
  ['kasir', []],
  [{ 0: 'kasir' }, []],
  [
    ['kasir', 7, null, {}, 'admin'],
    ['kasir', 'admin'],
  ],
  [[' kasir ', 'kasir', ''], ['kasir']],
  [
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c'],
  ],
  [['x'.repeat(10_000), 'kasir'], ['kasir']],
  [['x'.repeat(101), 'x'.repeat(100)], ['x'.repeat(100)]],
])('reads from the storage of %j: %j', (stored, expected) => {
  expect(toStoredHistory(stored)).toEqual(expected);
});
