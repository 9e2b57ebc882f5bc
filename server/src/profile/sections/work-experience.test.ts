import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { seedMasters } from '../../seed/seed-masters';
import { newCaller, refusal, workBody } from './sections.fixture';
import { workExperience } from './work-experience';

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

it('names every field that is missing', async () => {
  expect(await refusal(me, workExperience, { title: ' ' })).toEqual({
    title: ['Nama posisi wajib diisi.'],
    companyName: ['Nama perusahaan wajib diisi.'],
    jobLevel: ['Level pekerjaan wajib dipilih.'],
    industry: ['Industri wajib dipilih.'],
    workingType: ['Tipe pekerjaan wajib dipilih.'],
    startDate: ['Tanggal mulai wajib diisi.'],
    description: ['Deskripsi wajib diisi.'],
    currentlyWorking: ['Wajib diisi.'],
  });
});

it.each([
  ['a title of 251 characters', { title: 'x'.repeat(251) }, { title: ['Maksimal 250 karakter'] }],
  ['a company of 251 characters', { companyName: 'x'.repeat(251) }, { companyName: ['Maksimal 250 karakter'] }],
  ['a description of 2001 characters', { description: 'x'.repeat(2001) }, { description: ['Maksimal 2000 karakter.'] }],
  ['an unknown level', { jobLevel: 99 }, { jobLevel: ['Pilihan ini tidak tersedia.'] }],
  ['an unknown industry', { industry: 'Bank' }, { industry: ['Pilihan ini tidak tersedia.'] }],
  ['a working type beyond the five', { workingType: 'freelance' }, { workingType: ['Pilihan ini tidak tersedia.'] }],
  [
    'an end before the start',
    { endDate: '2019-12-31' },
    { endDate: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] },
  ],
  [
    'no end of a job that is over',
    { endDate: undefined },
    { endDate: ['Tanggal selesai wajib diisi jika sudah tidak bekerja di sini.'] },
  ],
  ['a start before all lives', { startDate: '1899-12-31' }, { startDate: ['Tanggal tidak valid.'] }],
])('refuses %s', async (_what, change, err) => {
  expect(await refusal(me, workExperience, { ...workBody, ...change })).toEqual(err);
});

it('takes 250 characters, and an end on the day of the start', async () => {
  const change = { title: 'x'.repeat(250), companyName: 'é'.repeat(250), endDate: workBody.startDate };
  const response = await me.add('work-experience', { ...workBody, ...change });
  expect(response.json().data).toMatchObject(change);
});

it('forgets the end of a job that one still has', async () => {
  const response = await me.add('work-experience', { ...workBody, currentlyWorking: true });
  expect(response.json().data).toMatchObject({ currentlyWorking: true, endDate: null });
});

it('lists the present job first, then by end', async () => {
  for (const [title, change] of [
    ['old', { startDate: '2001-01-01', endDate: '2002-01-01' }],
    ['present', { startDate: '1999-01-01', currentlyWorking: true }],
    ['new', { startDate: '2000-01-01', endDate: '2010-01-01' }],
  ] as const) {
    await me.add('work-experience', { ...workBody, ...change, title });
  }
  const { data } = (await me.list('work-experience')).json();
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['present', 'new', 'old']);
});
