import { matchPath } from 'react-router-dom';
import { routes } from '@/shared/config';
import { addressParams } from './address-params';

const PATTERNS = Object.values(routes).map(({ pattern }) => pattern);

const ADDRESSES = [
  '/',
  '//',
  '/jobs',
  '/jobs/',
  '/JOBS',
  '/jobs/staf-gudang',
  '/jobs/staf-gudang/',
  '/jobs/kaf%C3%A9%20%26%20bar',
  '/jobs/a%2Fb',
  '/jobs/a%252Fb',
  '/jobs/a.b',
  '/jobs/a/b',
  '/profile',
  '/profile/x',
  '/xprofile',
  '/reset-password/NQ/abc-def',
  '/reset-password/NQ',
];

it.each(ADDRESSES)('finds in %s what the router finds', (address) => {
  const found = (pattern: string) => {
    const match = matchPath(pattern, address);
    return (
      match &&
      Object.fromEntries(Object.entries(match.params).map(([name, text = '']) => [name, decodeURIComponent(text)]))
    );
  };
  expect(PATTERNS.map((pattern) => addressParams(pattern, address))).toEqual(PATTERNS.map(found));
});

it('throws for what cannot be decoded', () => {
  expect(() => addressParams('/jobs/:slug', '/jobs/%E0%A4%A')).toThrow(URIError);
});
