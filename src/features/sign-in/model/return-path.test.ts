import { toReturnPath } from './return-path';

it.each(['/application', '/profile?tab=cv', '/jobs/staf-gudang#syarat', '/jobs//staf-gudang', '/'])(
  'goes back to %s',
  (from) => expect(toReturnPath({ from })).toBe(from),
);

it.each([
  '//evil.test',
  '//[',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '\\\\evil.test',
  'https://evil.test/profile',
  'https:evil.test',
  'javascript:alert(1)',
  ' /profile',
  'profile',
  '',
])('does not go to %j', (from) => expect(toReturnPath({ from })).toBeNull());

it.each([null, undefined, 'from', {}, { from: null }, { from: 7 }, { from: ['/profile'] }])(
  'takes the state %j for none',
  (state) => expect(toReturnPath(state)).toBeNull(),
);
