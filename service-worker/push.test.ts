import path from 'node:path';
import sharp from 'sharp';
import { ICONS, readPush, WITHOUT_CONTENT } from './push';

const ORIGIN = 'https://titian.example';
const read = (payload: unknown) => readPush(typeof payload === 'string' ? payload : JSON.stringify(payload), ORIGIN);

it('shows what a payload says', () => {
  const payload = { title: 'Janji temu', body: 'Senin', tag: 'a', address: '/kabar?dari=push#a' };
  expect(read(payload)).toEqual({ ...payload, address: `${ORIGIN}/kabar?dari=push#a` });
});

it.each([undefined, '', '{', 'null', '7', '[]', '{}', '{"title":""}', '{"title":7}', '{"body":"Senin"}'])(
  'shows the sentence without content for %s',
  (payload) => {
    const notice = readPush(payload, ORIGIN);
    expect(notice).toEqual({ title: WITHOUT_CONTENT, body: undefined, tag: '/kabar', address: `${ORIGIN}/kabar` });
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
  expect(read({ title: 'Janji temu', address }).address).toBe(`${ORIGIN}/kabar`);
});

it.each(['/.//contoh.id/', '/..//contoh.id/', '/kabar/..//contoh.id/', 'https://titian.example//contoh.id/'])(
  'stays on this origin for %s',
  (address) => {
    expect(read({ title: 'Janji temu', address }).address).toBe(`${ORIGIN}//contoh.id/`);
  },
);

it('has a badge that is a shape on a clear ground', async () => {
  const file = path.join(__dirname, '../src/app/public', ICONS.badge);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const alphas = [...data].filter((_value, i) => i % info.channels === 3);
  const shareOf = (alpha: number) => alphas.filter((value) => value === alpha).length / alphas.length;
  expect([info.width, info.height]).toEqual([96, 96]);
  expect(shareOf(0)).toBeGreaterThan(0.5);
  expect(shareOf(255)).toBeGreaterThan(0.1);
});
