import Fastify from 'fastify';
import { cacheControl, chosenEncoding, jsonResponse } from './prepared-response';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, BR', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', 'identity'],
  ['zstd', 'identity'],
])('takes of the encodings %j: %s', (header, encoding) => {
  expect(chosenEncoding(header)).toBe(encoding);
});

it.each([
  ['what must never be old', 0, 0, 'public, no-cache'],
  ['what is true', 0, 10_000, 'public, max-age=0, s-maxage=3, stale-while-revalidate=3'],
  ['what is four seconds old', 4_000, 10_000, 'public, max-age=0, s-maxage=2, stale-while-revalidate=2'],
  ['what is nearly too old', 9_000, 10_000, 'public, no-cache'],
])('lets a proxy keep %s for a third of what is left', (_what, age, maxAge, expected) => {
  expect(cacheControl({ age, maxAge })).toBe(expected);
});

it('is sent with its age while a newer one is made', async () => {
  const app = Fastify();
  const response = jsonResponse([]);
  app.get('/older', (request, reply) => response.send(request, reply, { age: 3_500, maxAge: 10_000 }));
  app.get('/true', (request, reply) => response.send(request, reply, { age: 0, maxAge: 10_000 }));
  const ages = ['/older', '/true'].map(async (url) => (await app.inject(url)).headers.age);
  expect(await Promise.all(ages)).toEqual(['4', undefined]);
  await app.close();
});
