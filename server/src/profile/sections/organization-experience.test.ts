import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { seedMasters } from '../../seed/seed-masters';
import { newCaller, organizationBody, refusal } from './sections.fixture';
import { organizationExperience } from './organization-experience';

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
  expect(await refusal(me, organizationExperience, { organization_name: '', position_name: null })).toEqual({
    organization_name: ['Nama organisasi wajib diisi.'],
    position_name: ['Posisi wajib diisi.'],
    start_date: ['Tanggal mulai wajib diisi.'],
    is_present: ['Wajib diisi.'],
  });
});

it.each([
  [
    'no end of what is over',
    { end_date: null },
    { end_date: ['Tanggal berakhir wajib diisi jika tidak masih aktif.'] },
  ],
  [
    'an end before the start',
    { end_date: '2018-01-31' },
    { end_date: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] },
  ],
  ['2001 characters', { additional_info: 'x'.repeat(2001) }, { additional_info: ['Maksimal 2000 karakter.'] }],
])('refuses %s', async (_what, change, err) => {
  expect(await refusal(me, organizationExperience, { ...organizationBody, ...change })).toEqual(err);
});

it('forgets the end while one is active, and takes 2000 characters', async () => {
  const additional_info = 'x'.repeat(2000);
  const response = await me.add('organization-experience', {
    ...organizationBody,
    is_present: true,
    additional_info,
  });
  expect(response.json().data).toMatchObject({ is_present: true, end_date: null, additional_info });
});
