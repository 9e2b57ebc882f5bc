import { eq } from 'drizzle-orm';
import { workBody } from './sections/sections.fixture';
import { expectContract } from '../../test/expect-contract';
import { signedIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import { candidates } from '../db/schema';
import { seedMasters } from '../seed/seed-masters';

let test: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
});
beforeEach(async () => {
  me = await signedIn(test);
});
afterAll(() => test.close());

const URL = '/api/v1/candidate/profile/';
const put = (payload: object, headers: Record<string, string> = me.headers) =>
  test.app.inject({ method: 'PUT', url: URL, headers, payload });
const stored = () => test.db.select().from(candidates).orderBy(candidates.id);

async function change(payload: object) {
  const response = await put(payload);
  expect(response.json()).toMatchObject({ statusCode: 2000 });
  expectContract('updateProfile', response);
  const read = await test.app.inject({ url: URL, headers: me.headers });
  expect(read.json().data).toEqual(response.json().data);
  return response.json().data;
}

/** Expects a refusal that stores nothing, and gives back its `err`. */
async function refusal(payload: object) {
  const before = await stored();
  const response = await put(payload);
  expectContract('updateProfile', response);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ statusCode: 4000 });
  expect(await stored()).toEqual(before);
  return response.json().err;
}

const full = {
  name: "Ma'ruf H. Abd. Rahman S.Pd.",
  professionalHeadline: 'Guru SD',
  about: 'Sabar.\r\nTeliti.\t🏆',
  gender: 'Male',
  dob: '1990-02-28',
  phoneNumber: '+628123456789',
  identityNumber: '3404012345678901',
  birth_place: 34,
  location: '34',
  city: 3404,
  detailLocation: 'Jl. Kaliurang km 5',
  linkedin: 'https://www.linkedin.com/in/maruf',
  instagram: 'https://instagram.com/maruf.id',
  currentSalary: 0,
  expectedSalary: 7_500_000,
};

const phoneRefusal = { phoneNumber: ['Nomor telepon diubah di halaman Akun.'] };

it('stores every key and sends the profile', async () => {
  const { birth_place, location: _location, city: _city, ...same } = full;
  expect(await change(full)).toEqual({
    ...same,
    id: me.id,
    version: expect.stringMatching(/^[\w-]+$/),
    email: me.candidate.email,
    image: null,
    placed: false,
    noWorkExperience: false,
    birthPlace: birth_place,
    location: { id: 34, name: expect.stringMatching(/Yogyakarta/) },
    city: { id: 3404, name: expect.stringMatching(/Sleman/) },
  });
});

it('leaves absent fields and other candidates unchanged', async () => {
  const other = await signedIn(test);
  await change(full);
  const before = await stored();
  const data = await change({ linkedin: null });
  expect(data).toMatchObject({ linkedin: null, instagram: full.instagram, name: full.name, expectedSalary: 7_500_000 });
  const expected = before.map((row) => (row.id === me.id ? { ...row, linkedin: null } : row));
  expect(await stored()).toEqual(expected);
  expect(before.find(({ id }) => id === other.id)).toEqual(other.candidate);
});

it('clears everything but the name and the phone number', async () => {
  await change(full);
  const cleared = Object.fromEntries(Object.keys(full).map((key) => [key, null]));
  expect(await refusal(cleared)).toEqual({ name: ['Nama lengkap wajib diisi.'] });
  const { name: _name, ...withPhone } = cleared;
  expect(await refusal(withPhone)).toEqual(phoneRefusal);
  const { phoneNumber: _phone, ...rest } = withPhone;
  const { id, version: _version, name, email, phoneNumber, placed, noWorkExperience, ...others } = await change(rest);
  expect({ id, name, email, phoneNumber, placed, noWorkExperience }).toEqual({
    id: me.id,
    name: full.name,
    email: me.candidate.email,
    phoneNumber: full.phoneNumber,
    placed: false,
    noWorkExperience: false,
  });
  expect(new Set(Object.values(others))).toEqual(new Set([null]));
});

it('stores that the candidate has never worked, until there is a work experience', async () => {
  expect(await change({ noWorkExperience: true })).toMatchObject({ noWorkExperience: true });
  const headers = me.headers;
  const url = '/api/v1/candidate/work-experience/';
  const added = await test.app.inject({ method: 'POST', url, headers, payload: workBody });
  expect(added.statusCode).toBe(201);
  const profile = await test.app.inject({ url: '/api/v1/candidate/profile/', headers });
  expect(profile.json().data).toMatchObject({ noWorkExperience: false });
});

it('trims a name, and takes one of a single word', async () => {
  expect(await change({ name: '  Suharto ' })).toMatchObject({ name: 'Suharto' });
});

const year = new Date().getUTCFullYear();
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

it.each([
  ['nothing', {}, undefined],
  ['a blank name', { name: '  ' }, { name: ['Nama lengkap wajib diisi.'] }],
  ['a name of two lines', { name: 'Siti\nRahma' }, { name: ['Nama memuat karakter yang tidak dapat diterima.'] }],
  [
    'a name that turns directions',
    { name: 'Siti \u202eR' },
    { name: ['Nama memuat karakter yang tidak dapat diterima.'] },
  ],
  ['a name with an address', { name: 'hadiah.com' }, { name: ['Nama tidak boleh memuat alamat situs atau email.'] }],
  ['501 characters about oneself', { about: 'x'.repeat(501) }, { about: ['Maksimal 500 karakter.'] }],
  ['an unknown gender', { gender: 'male' }, { gender: ['Pilihan ini tidak tersedia.'] }],
  ['a birthday that does not exist', { dob: '1999-02-29' }, { dob: ['Tanggal tidak valid.'] }],
  ['a birthday in the future', { dob: inHours(9 + 24) }, { dob: ['Tanggal lahir tidak boleh di masa depan.'] }],
  [
    'a birthday more than 100 years ago',
    { dob: `${year - 102}-12-31` },
    { dob: [expect.stringMatching(/^Tahun lahir tidak boleh sebelum \d{4}\.$/)] },
  ],
  ['a phone of 16 digits', { phoneNumber: '+6212345678901234' }, { phoneNumber: ['Please enter 15 digits max.'] }],
  ['another phone than the account has', { phoneNumber: '+6281234567890' }, phoneRefusal],
  [
    'a phone without its country',
    { phoneNumber: '081234567890' },
    { phoneNumber: ['Nomor telepon harus diawali +62 dan diikuti 7 sampai 13 angka.'] },
  ],
  [
    'a NIK of 15 digits',
    { identityNumber: '340401234567890' },
    { identityNumber: ['NIK harus terdiri dari 16 angka.'] },
  ],
  [
    'a NIK with a letter',
    { identityNumber: '340401234567890X' },
    { identityNumber: ['NIK harus terdiri dari 16 angka.'] },
  ],
  ['an unknown birth place', { birth_place: 99 }, { birth_place: ['Pilihan ini tidak tersedia.'] }],
  ['a province that is no id', { location: 'Bali' }, { location: ['Pilihan ini tidak tersedia.'] }],
  ['an unknown city', { location: 34, city: 999_999 }, { city: ['Pilihan ini tidak tersedia.'] }],
  [
    'a city of another province',
    { location: 34, city: 1101 },
    { city: ['Kabupaten/kota ini tidak berada di provinsi yang dipilih.'] },
  ],
  [
    'a city without a province',
    { city: 3404 },
    { city: ['Kabupaten/kota ini tidak berada di provinsi yang dipilih.'] },
  ],
  ['a negative salary', { currentSalary: -1 }, { currentSalary: ['Minimal 0.'] }],
  ['half a rupiah', { expectedSalary: 0.5 }, { expectedSalary: ['Gaji harus berupa angka bulat.'] }],
  ['a salary as text', { expectedSalary: '5000000' }, { expectedSalary: ['Gaji harus berupa angka bulat.'] }],
  ['an empty link', { linkedin: '' }, { linkedin: ['URL tidak boleh kosong.'] }],
  ['a script as link', { instagram: 'javascript:alert(1)' }, { instagram: ['Masukkan URL yang valid.'] }],
  ['the e-mail', { email: 'new@example.com' }, { email: ['Isian ini tidak dikenal.'] }],
  ['an id', { id: '1', name: 'Budi' }, { id: ['Isian ini tidak dikenal.'] }],
  ['a photo as JSON', { image: '/media/photos/x.webp' }, { image: ['Isian ini tidak dikenal.'] }],
  ['NUL', { about: 'a\0' }, { about: ['Memuat karakter yang tidak dapat disimpan.'] }],
])('refuses %s', async (_what, payload, err) => {
  expect(await refusal(payload)).toEqual(err);
});

it('takes the limits themselves', async () => {
  const limits = {
    name: 'é'.repeat(100),
    about: '🏆'.repeat(500),
    dob: `${year - 99}-01-01`,
    currentSalary: 999_999_999_999,
  };
  expect(await change(limits)).toMatchObject(limits);
});

it('takes the first phone number of an account that has none, of 15 digits', async () => {
  await test.db.update(candidates).set({ phoneNumber: null }).where(eq(candidates.id, me.id));
  const phoneNumber = `+62${'8'.repeat(13)}`;
  expect(await change({ phoneNumber })).toMatchObject({ phoneNumber });
});

it('takes today in the east of Indonesia as a birthday', async () => {
  expect(await change({ dob: inHours(9) })).toMatchObject({ dob: inHours(9) });
});

describe('province and city', () => {
  const misfit = { city: ['Kabupaten/kota ini tidak berada di provinsi yang dipilih.'] };

  it('fit when only the city changes', async () => {
    await change({ location: 34, city: 3404 });
    expect(await change({ city: '3402' })).toMatchObject({ city: { id: 3402 }, location: { id: 34 } });
    expect(await refusal({ city: 1101 })).toEqual(misfit);
  });

  it('must still fit when only the province changes or goes', async () => {
    await change({ location: 34, city: 3404 });
    expect(await refusal({ location: 11 })).toEqual(misfit);
    expect(await refusal({ location: null })).toEqual(misfit);
    expect(await change({ location: 11, city: null })).toMatchObject({ location: { id: 11 }, city: null });
  });
});

it('puts https before a bare link', async () => {
  expect(await change({ linkedin: ' linkedin.com/in/maruf ', instagram: 'www.instagram.com/maruf/' })).toMatchObject({
    linkedin: 'https://linkedin.com/in/maruf',
    instagram: 'https://www.instagram.com/maruf/',
  });
});

it('changes nothing for an anonymous caller', async () => {
  const before = await stored();
  const response = await put({ name: 'Budi' }, {});
  expectContract('updateProfile', response);
  expect(response.json()).toMatchObject({ statusCode: 4001 });
  expect(await stored()).toEqual(before);
});

it.each([
  ['no body', undefined, undefined, 4000],
  ['an empty body', 'application/json', '', 4000],
  ['broken JSON', 'application/json', '{"name":', 4000],
  ['a list', 'application/json', '[]', 4000],
  ['text', 'text/plain', '{"name":"Budi"}', 4010],
  ['a form that is not multipart', 'application/x-www-form-urlencoded', 'name=Budi', 4010],
])('refuses %s', async (_what, type, payload, statusCode) => {
  const before = await stored();
  const headers = { ...me.headers, ...(type && { 'content-type': type }) };
  const response = await test.app.inject({ method: 'PUT', url: URL, headers, payload });
  expectContract('updateProfile', response);
  expect(response.json()).toMatchObject({ statusCode });
  expect(await stored()).toEqual(before);
});

it('stores both of two changes at the same moment', async () => {
  await Promise.all([change({ about: 'Satu' }), put({ professionalHeadline: 'Dua' })]);
  expect((await test.app.inject({ url: URL, headers: me.headers })).json().data).toMatchObject({
    about: 'Satu',
    professionalHeadline: 'Dua',
  });
});
