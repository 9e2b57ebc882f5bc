import { expectContract } from '../../../test/expect-contract';
import { testApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { seedMasters } from '../../seed/seed-masters';
import { educationBody, newCaller, refusal } from './sections.fixture';
import { education } from './education';

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

async function firstOf(list: string) {
  const response = await test.app.inject({ url: `/api/v1/master/${list}/?educationLevel=7` });
  return response.json().data[0] as { id: number; name: string };
}

it('sends institution and major by name, and drops free text beside them', async () => {
  const [institution, major] = [await firstOf('education'), await firstOf('education-major')];
  const response = await me.add('education', {
    ...educationBody,
    education: String(institution.id),
    educationMajor: major.id,
  });
  expectContract('addEducation', response);
  expect(response.json().data).toMatchObject({
    education: institution,
    educationMajor: major,
    otherEducation: null,
    otherMajor: null,
  });
});

it('trims an institution and a major that were typed', async () => {
  const response = await me.add('education', { ...educationBody, education: 'other', otherEducation: '  STIA  ' });
  expect(response.json().data).toMatchObject({ education: { id: 'Other', name: 'Other' }, otherEducation: 'STIA' });
});

it('names every field that is missing', async () => {
  expect(await refusal(me, education, {})).toEqual({
    educationLevel: ['Tingkat pendidikan tidak boleh kosong'],
    education: ['Universitas tidak boleh kosong'],
    educationMajor: ['Jurusan tidak boleh kosong'],
    location: ['Lokasi tidak boleh kosong'],
    dateStart: ['Tanggal mulai tidak boleh kosong'],
    gpa: ['IPK tidak boleh kosong'],
    isPresent: ['Wajib diisi.'],
  });
});

it.each([
  ['a level left blank', { educationLevel: '' }, { educationLevel: ['Tingkat pendidikan tidak boleh kosong'] }],
  ['a level of null', { educationLevel: null }, { educationLevel: ['Tingkat pendidikan tidak boleh kosong'] }],
  ['an unknown level', { educationLevel: 99 }, { educationLevel: ['Pilihan ini tidak tersedia.'] }],
  ['an unknown institution', { education: 99_999_999 }, { education: ['Pilihan ini tidak tersedia.'] }],
  ['a major that is no id', { educationMajor: "1' or 1=1" }, { educationMajor: ['Pilihan ini tidak tersedia.'] }],
  ['an id beyond integers', { education: '9999999999' }, { education: ['Pilihan ini tidak tersedia.'] }],
  [
    'another institution without its name',
    { otherEducation: '  ' },
    { otherEducation: ['Universitas lainnya tidak boleh kosong'] },
  ],
  ['another major without its name', { otherMajor: null }, { otherMajor: ['Other major is required'] }],
  ['no end', { graduationDate: null }, { graduationDate: ['Tanggal selesai tidak boleh kosong'] }],
  [
    'an end before the start',
    { graduationDate: '2015-07-31' },
    { graduationDate: ['Tanggal selesai tidak boleh sebelum tanggal mulai.'] },
  ],
  ['a day that does not exist', { dateStart: '2015-02-29' }, { dateStart: ['Tanggal tidak valid.'] }],
  ['a year before all lives', { dateStart: '0000-01-01' }, { dateStart: ['Tanggal tidak valid.'] }],
  ['NUL in a text', { description: 'a\0b' }, { description: ['Memuat karakter yang tidak dapat disimpan.'] }],
])('refuses %s', async (_what, change, err) => {
  expect(await refusal(me, education, { ...educationBody, ...change })).toEqual(err);
});

describe('the GPA', () => {
  it.each([0, 0.01, 2.5, 3.57, 4])('of S1 may be %d and is stored exactly', async (gpa) => {
    const response = await me.add('education', { ...educationBody, gpa });
    expect(response.json().data.gpa).toBe(gpa);
  });

  it.each([-0.01, 4.01, 3.571, 100, 101, 1e308, 1e-7])('of S1 may not be %d', async (gpa) => {
    expect(await refusal(me, education, { ...educationBody, gpa })).toEqual({
      gpa: ['IPK harus antara 0.00 - 4.00'],
    });
  });

  it.each([1, 2].flatMap((level) => [1, 78, 100].map((gpa) => [level, gpa])))(
    'of level %d may be %d',
    async (educationLevel, gpa) => {
      const response = await me.add('education', { ...educationBody, educationLevel, gpa });
      expect(response.json().data.gpa).toBe(gpa);
    },
  );

  it.each([1, 2].flatMap((level) => [0, 101, 100.5, -1].map((gpa) => [level, gpa])))(
    'of level %d may not be %d',
    async (educationLevel, gpa) => {
      expect(await refusal(me, education, { ...educationBody, educationLevel, gpa })).toEqual({
        gpa: ['Nilai harus antara 1 - 100'],
      });
    },
  );

  it('of SMA may not be a part of a whole number', async () => {
    expect(await refusal(me, education, { ...educationBody, educationLevel: 1, gpa: 78.5 })).toEqual({
      gpa: ['Nilai harus berupa bilangan bulat, mis. 85 atau 86'],
    });
  });
});

it('drops the end while the education is ongoing', async () => {
  const response = await me.add('education', { ...educationBody, isPresent: true, graduationDate: '2001-01-01' });
  expect(response.json().data).toMatchObject({ isPresent: true, graduationDate: null });
});

it('clears the end of an education that is ongoing again', async () => {
  const { id } = (await me.add('education', educationBody)).json().data;
  const response = await me.change('education', id, { ...educationBody, isPresent: true });
  expect(response.json().data).toMatchObject({ isPresent: true, graduationDate: null });
});

it('ignores the id in the body', async () => {
  const { id } = (await me.add('education', educationBody)).json().data;
  const again = await me.add('education', { ...educationBody, id });
  expect(again.statusCode).toBe(201);
  expect(again.json().data.id).not.toBe(id);
});

it('lists the present one first, then by end and start', async () => {
  const add = (description: string, change: object) =>
    me.add('education', { ...educationBody, ...change, description });
  await add('early', { dateStart: '2001-01-01', graduationDate: '2004-01-01' });
  await add('present', { dateStart: '2000-01-01', isPresent: true });
  await add('late', { dateStart: '2001-01-01', graduationDate: '2009-01-01' });
  await add('short', { dateStart: '2003-01-01', graduationDate: '2004-01-01' });
  const { data } = (await me.list('education')).json();
  expect(data.map(({ description }: { description: string }) => description)).toEqual([
    'present',
    'late',
    'short',
    'early',
  ]);
});
