import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { fillMasters } from '../../test/fill-masters';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { candidates, cities, locations } from '../db/schema';
import { eq } from 'drizzle-orm';
import { workBody } from './sections/sections.fixture';
import { profileForms } from '../../test/profile-forms';
import type { Form } from '../../test/profile-forms';
import { formOf, photoForm, textForm } from './profile-form.fixture';
import type { FormPart } from './profile-form.fixture';
import { dayProblem, endProblem, pastDayProblem, todayInIndonesia } from './dates';
import { toSocialLink } from './social-link';

describe('read the profile', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
    await test.db.insert(locations).values({ id: 34, name: 'DI Yogyakarta' });
    await test.db.insert(cities).values({ id: 3404, name: 'Kabupaten Sleman', locationId: 34 });
  });
  afterAll(() => test.close());

  const getProfile = (headers = {}) => test.app.inject({ url: '/api/v1/candidate/profile/', headers });

  it('sends everything that is filled in, with names of places and the id of the birth place', async () => {
    const full = {
      email: 'siti@example.com',
      image: '/media/photos/siti.webp',
      professionalHeadline: 'Akuntan',
      about: 'Teliti.',
      identityNumber: '3404012345678901',
      gender: 'Female',
      dob: '1999-02-28',
      detailLocation: 'Jl. Kaliurang',
      linkedin: 'https://linkedin.example/siti',
      instagram: 'https://instagram.example/siti',
      currentSalary: 5_000_000,
      expectedSalary: 7_500_000,
      placed: true,
      noWorkExperience: false,
    } as const;
    const { headers, id } = await signedIn(test, { ...full, locationId: 34, cityId: 3404, birthPlaceId: 34 });
    const response = await getProfile(headers);
    expect(response.statusCode).toBe(200);
    expectContract('getProfile', response);
    expect(response.json().data).toEqual({
      ...full,
      id,
      version: expect.any(String),
      name: 'Siti Rahma',
      phoneNumber: '+628123456789',
      birthPlace: 34,
      location: { id: 34, name: 'DI Yogyakarta' },
      city: { id: 3404, name: 'Kabupaten Sleman' },
    });
  });

  it('sends null for what is not filled in', async () => {
    const { headers, candidate } = await signedIn(test);
    const response = await getProfile(headers);
    expectContract('getProfile', response);
    const { id, version: _version, email, name, phoneNumber, placed, noWorkExperience, ...rest } = response.json().data;
    expect({ id, email, name, phoneNumber, placed, noWorkExperience }).toEqual({
      id: candidate.id,
      email: candidate.email,
      name: 'Siti Rahma',
      phoneNumber: '+628123456789',
      placed: false,
      noWorkExperience: false,
    });
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('sends each candidate their own profile only', async () => {
    const [first, second] = [await signedIn(test), await signedIn(test)];
    expect((await getProfile(first.headers)).json().data.id).toBe(first.id);
    expect((await getProfile(second.headers)).json().data.id).toBe(second.id);
  });
});

describe('update the profile', () => {
  let test: TestApp;
  let me: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    test = await testApp();
    await fillMasters(test.db);
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
    expect(data).toMatchObject({
      linkedin: null,
      instagram: full.instagram,
      name: full.name,
      expectedSalary: 7_500_000,
    });
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
});

describe('profile form', () => {
  const { given, change, refusal } = profileForms();

  describe('text', () => {
    it('is stored as the JSON keys are, and empty text clears', async () => {
      const form = {
        gender: 'Female',
        dob: '1999-02-28',
        phoneNumber: '+628123456789',
        birth_place: '34',
        location: '34',
      };
      expect(
        await change(textForm({ ...form, city: '3404', detailLocation: 'Jl. Kaliurang', currentSalary: '500' })),
      ).toMatchObject({
        gender: 'Female',
        dob: '1999-02-28',
        birthPlace: 34,
        location: { id: 34 },
        city: { id: 3404 },
        detailLocation: 'Jl. Kaliurang',
        currentSalary: 500,
      });
      expect(await change(textForm({ gender: '', city: '', location: '', currentSalary: '' }))).toMatchObject({
        gender: null,
        city: null,
        location: null,
        currentSalary: null,
        dob: '1999-02-28',
        detailLocation: 'Jl. Kaliurang',
      });
    });

    it('stores the line breaks that were typed, and counts each once', async () => {
      const about = `Baris\n${'é'.repeat(494)}`;
      expect(await change(textForm({ about: about.replace('\n', '\r\n') }))).toMatchObject({ about });
    });

    it('cannot clear the name', async () => {
      expect(await refusal(textForm({ name: '' }))).toMatchObject({ err: { name: ['Nama lengkap wajib diisi.'] } });
    });

    it.each<[string, FormPart[], object | undefined]>([
      ['an unknown key', [{ name: 'role', value: 'admin' }], { role: ['Isian ini tidak dikenal.'] }],
      ['a key of every object', [{ name: '__proto__', value: '1' }], undefined],
      [
        'a key twice',
        [
          { name: 'about', value: '1' },
          { name: 'about', value: '2' },
        ],
        { about: ['Isian ini dikirim lebih dari sekali.'] },
      ],
      ['NUL', [{ name: 'about', value: 'a\0' }], { about: ['Memuat karakter yang tidak dapat disimpan.'] }],
      [
        'a negative salary',
        [{ name: 'currentSalary', value: '-5' }],
        { currentSalary: ['Gaji harus berupa angka bulat.'] },
      ],
      ['9 kB of text', [{ name: 'about', value: 'x'.repeat(9_000) }], { about: ['Isian ini tidak valid.'] }],
      [
        'JSON as a text',
        [{ name: 'about', value: '{"a":1}', type: 'application/json' }],
        { about: ['Isian ini tidak valid.'] },
      ],
      [
        'a file in place of a text',
        [{ name: 'about', value: 'x', filename: 'a.txt' }],
        { about: ['Isian ini tidak dikenal.'] },
      ],
      [
        'a text in place of the photo',
        [{ name: 'image', value: '/media/photos/x.webp' }],
        { image: ['Foto harus berupa berkas.'] },
      ],
      [
        'a long key twice',
        [
          { name: 'k'.repeat(9_000), value: '1' },
          { name: 'k'.repeat(9_000), value: '2' },
        ],
        { ['k'.repeat(64)]: ['Isian ini dikirim lebih dari sekali.'] },
      ],
      ['no parts', [], undefined],
      ['21 parts', Array.from({ length: 21 }, (_, index) => ({ name: `key${index}`, value: 'x' })), undefined],
    ])('refuses %s', async (_what, parts, err) => {
      expect(await refusal(formOf(...parts))).toEqual({ http: 400, statusCode: 4000, err });
    });
  });

  describe('a form that is not well-formed', () => {
    const whole = formOf({ name: 'name', value: 'Budi' }, { name: 'about', value: 'Rajin' });

    it.each<[string, Form]>([
      ['cut off in a text', { ...whole, payload: whole.payload.subarray(0, whole.payload.length - 30) }],
      ['cut off before its end', { ...whole, payload: whole.payload.subarray(0, whole.payload.length - 5) }],
      ['empty', { ...whole, payload: Buffer.alloc(0) }],
      ['without a boundary', { ...whole, headers: { 'content-type': 'multipart/form-data' } }],
      ['with another boundary', { ...whole, headers: { 'content-type': 'multipart/form-data; boundary=other' } }],
    ])('is refused: %s', async (_what, form) => {
      expect(await refusal(form)).toMatchObject({ http: 400, statusCode: 4000 });
    });

    it('is refused when it is cut off in the photo', async () => {
      const form = photoForm(given.photo);
      expect(await refusal({ ...form, payload: form.payload.subarray(0, 2_000) })).toMatchObject({ statusCode: 4000 });
    });
  });
});

describe('version of a record', () => {
  const URL = '/api/v1/candidate/profile/';
  const LINK = 'https://www.linkedin.com/in/maruf';

  let test: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    test = await testApp();
  });
  beforeEach(async () => {
    ({ headers } = await signedIn(test, { about: 'Lama' }));
  });
  afterAll(() => test.close());

  const put = (payload: object, ifMatch?: string) =>
    test.app.inject({
      method: 'PUT',
      url: URL,
      headers: { ...headers, ...(ifMatch && { 'if-match': ifMatch }) },
      payload,
    });
  const read = async () => (await test.app.inject({ url: URL, headers })).json().data;
  const seen = async () => `"${(await read()).version}"`;

  it('refuses to undo a change that the caller has not seen, and stores nothing then', async () => {
    const version = await seen();
    expect((await put({ about: 'Tab pertama' }, version)).statusCode).toBe(200);
    const before = await test.db.select().from(candidates).orderBy(candidates.id);
    const late = await put({ about: 'Tab kedua', linkedin: LINK }, version);
    expectContract('updateProfile', late);
    expect([late.statusCode, late.json().statusCode]).toEqual([412, 4012]);
    expect(await test.db.select().from(candidates).orderBy(candidates.id)).toEqual(before);
  });

  it('changes other keys than those that were changed meanwhile, and the same again', async () => {
    const version = await seen();
    await put({ about: 'Tab pertama' });
    for (let sent = 0; sent < 2; sent += 1) {
      const other = await put({ linkedin: LINK }, version);
      expect(other.json().data).toMatchObject({ about: 'Tab pertama', linkedin: LINK });
    }
  });

  it('takes a version from a response as one that was seen', async () => {
    const version = await seen();
    const { data } = (await put({ about: 'Pertama' }, version)).json();
    expect(data).toEqual(await read());
    expect((await put({ about: 'Kedua' }, `"${data.version}"`)).statusCode).toBe(200);
  });

  it.each([undefined, '*', ' * '])('changes in any case with %j', async (ifMatch) => {
    await put({ about: 'Lain' });
    expect((await put({ about: 'Apa pun' }, ifMatch)).json().data).toMatchObject({ about: 'Apa pun' });
  });

  it.each(['""', '"x"', 'W/"x"', '"'.repeat(300)])('takes %j for no version that was seen', async (ifMatch) => {
    expect((await put({ about: 'Tak terlihat' }, ifMatch)).statusCode).toBe(412);
  });

  it('lets one of two changes of the same key at the same moment through', async () => {
    const version = await seen();
    const responses = await Promise.all([put({ about: 'Satu' }, version), put({ about: 'Dua' }, version)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });
});

describe('dates', () => {
  it('starts a day at midnight in the east of Indonesia', () => {
    expect(todayInIndonesia(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
    expect(todayInIndonesia(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  });

  it.each([
    ['2026-11-21', null],
    ['1900-01-01', null],
    ['2026-11-22', 'Tanggal tidak boleh di masa depan.'],
    ['1899-12-31', 'Tanggal tidak valid.'],
  ])('judges %s on 21 November 2026', (day, problem) => {
    expect(pastDayProblem(day, '2026-11-21')).toBe(problem);
  });

  it('has nothing against a day that is not given', () => {
    expect([dayProblem(null), dayProblem(undefined)]).toEqual([null, null]);
  });

  it.each([
    [{ end: '2020-05-01', isOpen: false }, null],
    [{ end: '2020-04-30', isOpen: false }, 'Tanggal selesai tidak boleh sebelum tanggal mulai.'],
    [{ end: null, isOpen: false }, 'Wajib.'],
    [{ end: undefined, isOpen: false }, 'Wajib.'],
    [{ end: '1999-01-01', isOpen: true }, null],
  ])('judges a period from May 2020 with %j', (rest, problem) => {
    expect(endProblem({ start: '2020-05-01', ...rest }, 'Wajib.')).toBe(problem);
  });
});

describe('social link', () => {
  it.each([
    ['linkedin', 'https://www.linkedin.com/in/siti-rahma/', 'https://www.linkedin.com/in/siti-rahma/'],
    ['linkedin', 'http://id.linkedin.com/in/siti?trk=a', 'http://id.linkedin.com/in/siti?trk=a'],
    ['linkedin', 'linkedin.com/in/siti', 'https://linkedin.com/in/siti'],
    ['linkedin', ' www.LinkedIn.com/in/siti\n', 'https://www.LinkedIn.com/in/siti'],
    [
      'linkedin',
      'https://linkedin.com/in/s%C3%ADti/details/skills/',
      'https://linkedin.com/in/s%C3%ADti/details/skills/',
    ],
    ['instagram', 'https://instagram.com/siti.rahma_99', 'https://instagram.com/siti.rahma_99'],
    ['instagram', 'instagram.com/siti/', 'https://instagram.com/siti/'],
  ] as const)('takes for %s %j', (network, typed, link) => {
    expect(toSocialLink(network, typed)).toBe(link);
  });

  it.each([
    ['linkedin', 'siti'],
    ['linkedin', 'https://linkedin.com'],
    ['linkedin', 'https://linkedin.com/in/'],
    ['linkedin', 'https://linkedin.com/company/pt'],
    ['linkedin', 'https://instagram.com/in/siti'],
    ['linkedin', 'https://evil-linkedin.com/in/siti'],
    ['linkedin', 'https://linkedin.com.evil.example/in/siti'],
    ['linkedin', 'https://linkedin.com@evil.example/in/siti'],
    ['linkedin', 'https://a@linkedin.com/in/siti'],
    ['linkedin', 'https://linkedin.com:8443/in/siti'],
    ['linkedin', 'https://evil.example\\@linkedin.com/in/siti'],
    ['linkedin', '//linkedin.com/in/siti'],
    ['linkedin', 'siti@linkedin.com/in/siti'],
    ['linkedin', 'linkedin.com:443/in/siti'],
    ['linkedin', 'javascript:alert(1)//linkedin.com/in/siti'],
    ['linkedin', 'java\tscript:alert(1)'],
    ['linkedin', 'data:text/html,https://linkedin.com/in/siti'],
    ['linkedin', 'https://linkedin.com/in/siti\u0000'],
    ['linkedin', 'https://linkedin.com/in/siti rahma'],
    ['instagram', 'https://instagram.com/'],
    ['instagram', 'https://instagram.com/p/abc'],
    ['instagram', 'https://instagram.com/<img>'],
    ['instagram', 'https://linkedin.com/siti'],
  ] as const)('refuses for %s %j', (network, typed) => {
    expect(toSocialLink(network, typed)).toBeNull();
  });
});
