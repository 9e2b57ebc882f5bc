import { dueDeletions, forgetDeletion, isDeletionKnown, rememberDeletion } from './known-deletions';

const KEY = 'titian:deletions';
const at = (time: string) => Date.parse(time);

it('knows from its moment on whose account must have been deleted', () => {
  rememberDeletion('a', '2026-12-01T00:00:00Z');
  rememberDeletion(7, '2026-12-02T00:00:00Z');
  expect(dueDeletions(at('2026-11-30T23:59:59Z'))).toEqual([]);
  expect(dueDeletions(at('2026-12-01T00:00:00Z'))).toEqual(['a']);
  expect(dueDeletions(at('2027-01-01T00:00:00Z'))).toEqual(['a', 7]);
});

it('goes by the last that was said of a candidate, and leaves no key once there is nothing to know', () => {
  rememberDeletion('a', '2026-12-01T00:00:00Z');
  rememberDeletion('a', '2026-12-05T00:00:00Z');
  expect(dueDeletions(at('2026-12-04T00:00:00Z'))).toEqual([]);
  forgetDeletion('a');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('knows whose deletion was requested, also before its moment', () => {
  rememberDeletion('a', '2999-12-01T00:00:00Z');
  expect([isDeletionKnown('a'), isDeletionKnown('b')]).toEqual([true, false]);
  forgetDeletion('a');
  expect(isDeletionKnown('a')).toBe(false);
});

it('remembers no moment that is none', () => {
  rememberDeletion('a', 'besok');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each(['{', 'null', '7', '[null, {"owner": "a"}, {"owner": {}, "deleteAt": "2020-01-01"}]'])(
  'knows nothing where %s is stored',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(dueDeletions()).toEqual([]);
  },
);
