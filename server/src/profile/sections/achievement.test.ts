import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { seedMasters } from '../../seed/seed-masters';
import { achievement } from './achievement';
import { achievementBody, newCaller, refusal } from './sections.fixture';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
});
afterAll(() => test.close());

let me: Awaited<ReturnType<typeof newCaller>>;
beforeEach(async () => {
  me = await newCaller(test);
});

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

it('names every field that is missing', async () => {
  expect(await refusal(me, achievement, { description: ' \r\n' })).toEqual({
    name: ['Judul penghargaan wajib diisi.'],
    organizationOrEvent: ['Instansi pemberi wajib diisi.'],
    date: ['Tanggal wajib diisi.'],
    description: ['Informasi tambahan wajib diisi.'],
  });
});

it.each([
  ['a date in the future', { date: inHours(9 + 24) }, { date: ['Tanggal tidak boleh di masa depan.'] }],
  ['a day that does not exist', { date: '2023-13-01' }, { date: ['Tanggal tidak valid.'] }],
  ['a blank day', { date: '' }, { date: ['Tanggal wajib diisi.'] }],
  ['2001 characters', { description: 'x'.repeat(2001) }, { description: ['Maksimal 2000 karakter.'] }],
])('refuses %s', async (_what, change, err) => {
  expect(await refusal(me, achievement, { ...achievementBody, ...change })).toEqual(err);
});

it('takes the day that it is in the east of Indonesia', async () => {
  const response = await me.add('achievement', { ...achievementBody, date: inHours(9) });
  expect(response.statusCode).toBe(201);
});

it('stores a text exactly, and trims a name', async () => {
  const description = '  Juara\r\n\tpertama\u200b \u202eabc\u202c 🏆  ';
  const response = await me.add('achievement', { ...achievementBody, name: "  Ma'ruf Award ", description });
  expect(response.json().data).toMatchObject({ name: "Ma'ruf Award", description });
});

it('lists the latest first', async () => {
  for (const date of ['2001-01-01', '2020-01-01', '2010-01-01'])
    await me.add('achievement', { ...achievementBody, date });
  const { data } = (await me.list('achievement')).json();
  expect(data.map(({ date }: { date: string }) => date)).toEqual(['2020-01-01', '2010-01-01', '2001-01-01']);
});
