import { readPush, WITHOUT_CONTENT } from './push';

const ORIGIN = 'https://titian.example';
const read = (payload: unknown) => readPush(typeof payload === 'string' ? payload : JSON.stringify(payload), ORIGIN);

it('shows what a payload says', () => {
  const payload = { title: 'Janji temu', body: 'Senin', tag: 'a', address: '/kabar?dari=push#a' };
  expect(read(payload)).toEqual(payload);
});

it.each([undefined, '', '{', 'null', '7', '[]', '{}', '{"title":""}', '{"title":7}', '{"body":"Senin"}'])(
  'shows the sentence without content for %s',
  (payload) => {
    const notice = readPush(payload, ORIGIN);
    expect(notice).toEqual({ title: WITHOUT_CONTENT, body: undefined, tag: '/kabar', address: '/kabar' });
  },
);

it.each([
  'https://contoh.id/kabar',
  '//contoh.id/kabar',
  '/\\contoh.id/kabar',
  'https://titian.example.contoh.id/',
  'javascript:alert(1)',
  'data:text/html,<b>',
  'kabar',
  '',
  7,
  null,
])('opens /kabar in place of %s', (address) => {
  expect(read({ title: 'Janji temu', address }).address).toBe('/kabar');
});
