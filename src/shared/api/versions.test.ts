import { changedTags, changing, versionIn } from './versions';

const refusal = (status: number) => ({ kind: 'http', status, fieldErrors: {} });

it('finds the version of a record', () => {
  expect(versionIn({ id: 1, version: 'a-B_9' })).toEqual({ version: 'a-B_9' });
});

it.each([
  undefined,
  null,
  7,
  {},
  { version: null },
  { version: 7 },
  { version: '' },
  { version: 'a"b' },
  { version: 'a\r\nX: y' },
  { version: 'ü' },
  { version: 'x'.repeat(201) },
])('finds none that could be sent back in %j', (record) => {
  expect(versionIn(record)).toEqual({});
});

it('names the version that was seen in a change, and none where there is none', () => {
  expect(changing('a/1/', { name: 'x' }, 'v1')).toEqual({
    url: 'a/1/',
    method: 'PUT',
    body: { name: 'x' },
    headers: { 'If-Match': '"v1"' },
  });
  expect(changing('a/1/', {}, undefined)).not.toHaveProperty('headers');
});

it('fetches a record again once it was changed here or elsewhere, and not when a change failed', () => {
  expect(changedTags('Portfolio', 4, undefined)).toEqual([{ type: 'Portfolio', id: 4 }]);
  expect(changedTags('Portfolio', 4, refusal(412))).toEqual([{ type: 'Portfolio', id: 4 }]);
  expect(changedTags('Portfolio', 4, refusal(400))).toEqual([]);
});
