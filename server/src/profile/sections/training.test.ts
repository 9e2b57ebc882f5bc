import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { seedMasters } from '../../seed/seed-masters';
import { newCaller, refusal, trainingBody } from './sections.fixture';
import { training } from './training';

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

const year = new Date().getUTCFullYear();
const outside = { message: [expect.stringMatching(/^Tahun harus antara \d{4} dan \d{4}\.$/)] };

it('names every field that is missing', async () => {
  expect(await refusal(me, training, {})).toEqual({
    title: ['Judul wajib diisi.'],
    institutionName: ['Nama organisasi wajib diisi.'],
    type: ['Tipe wajib dipilih.'],
    startDate: ['Tanggal mulai wajib diisi.'],
    isPresent: ['Wajib diisi.'],
  });
});

it.each([
  [
    'no end of what is over',
    { endDate: null },
    { endDate: ['Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.'] },
  ],
  [
    'an end before the start',
    { endDate: '2022-12-31' },
    { endDate: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] },
  ],
  ['a description of 201 characters', { description: 'x'.repeat(201) }, { description: ['Maksimal 200 karakter.'] }],
  ['a type beyond the two', { type: 'kursus' }, { type: ['Pilihan ini tidak tersedia.'] }],
  ['a start 31 years ago', { startDate: `${year - 31}-12-01` }, { startDate: outside.message }],
  ['an end 17 years ahead', { endDate: `${year + 17}-01-01` }, { endDate: outside.message }],
])('refuses %s', async (_what, change, err) => {
  expect(await refusal(me, training, { ...trainingBody, ...change })).toEqual(err);
});

it('takes years from 30 back to 15 ahead', async () => {
  // The current year turns in Indonesia some hours before it does in UTC.
  const change = { startDate: `${year - 29}-01-01`, endDate: `${year + 15}-01-01` };
  const response = await me.add('training', { ...trainingBody, ...change });
  expect(response.json().data).toMatchObject(change);
});

it('is offline and has no end, place, status and description where nothing is said', async () => {
  const { title, institutionName, type, startDate } = trainingBody;
  const response = await me.add('training', { title, institutionName, type, startDate, isPresent: true });
  expect(response.json().data).toMatchObject({
    locationType: 'offline',
    endDate: null,
    locationName: null,
    status: null,
    description: null,
  });
});
