import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { candidates } from '../db/schema';
import { seedMasters } from '../seed/seed-masters';
import { formOf, photoForm, picture, textForm, type FormPart } from './profile-form.fixture';

const MB = 1_048_576;

let test: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
let photo: Buffer;
beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
  photo = await picture(600, 400).jpeg().toBuffer();
});
beforeEach(async () => {
  me = await signedIn(test);
});
afterAll(() => test.close());

type Form = ReturnType<typeof formOf>;

const put = ({ payload, headers }: Form) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/v1/candidate/profile/',
    headers: { ...headers, ...me.headers },
    payload,
  });
const stored = () => test.db.select().from(candidates).orderBy(candidates.id);
const filesIn = (...folder: string[]) => {
  const full = path.join(test.config.dataDir, ...folder);
  return existsSync(full) ? readdirSync(full).sort() : [];
};

async function change(form: Form) {
  const response = await put(form);
  expect(response.json()).toMatchObject({ statusCode: 2000 });
  expectContract('updateProfile', response);
  return response.json().data;
}

/** Expects that a form is refused and leaves neither a row nor a file changed. */
async function refusal(form: Form) {
  const before = { rows: await stored(), files: filesIn('media', 'photos') };
  const response = await put(form);
  expectContract('updateProfile', response);
  expect({ rows: await stored(), files: filesIn('media', 'photos') }).toEqual(before);
  expect(filesIn('uploads')).toEqual([]);
  const { statusCode, err } = response.json();
  return { http: response.statusCode, statusCode, err };
}

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

  it('keeps the line breaks that were typed, and counts each once', async () => {
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
    const form = photoForm(photo);
    expect(await refusal({ ...form, payload: form.payload.subarray(0, 2_000) })).toMatchObject({ statusCode: 4000 });
  });
});

describe('the photo', () => {
  it('is stored as WebP under a name of its own, whatever it is called, and served', async () => {
    const { image } = await change(photoForm(photo, '../../etc/"passwd.html', 'text/html'));
    expect(image).toMatch(/^\/media\/photos\/[0-9a-f-]{36}\.webp$/);
    const served = await test.app.inject({ url: image });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
    expect(filesIn('uploads')).toEqual([]);
  });

  it('comes with other keys in one form', async () => {
    const form = formOf(
      { name: 'professionalHeadline', value: 'Akuntan' },
      { name: 'image', value: photo, filename: 'foto.png', type: 'image/png' },
      { name: 'name', value: 'Siti' },
    );
    expect(await change(form)).toMatchObject({
      professionalHeadline: 'Akuntan',
      name: 'Siti',
      image: expect.any(String),
    });
  });

  it('takes the place of the earlier one, whose file goes', async () => {
    const { image: first } = await change(photoForm(photo));
    const files = filesIn('media', 'photos').length;
    const { image: second } = await change(photoForm(photo));
    expect(second).not.toBe(first);
    expect((await test.app.inject({ url: first })).statusCode).toBe(404);
    expect((await test.app.inject({ url: second })).statusCode).toBe(200);
    expect(filesIn('media', 'photos')).toHaveLength(files);
  });

  it('leaves one file of two uploads at the same moment', async () => {
    const files = filesIn('media', 'photos').length;
    await Promise.all([change(photoForm(photo)), change(photoForm(photo))]);
    expect(filesIn('media', 'photos')).toHaveLength(files + 1);
    expect(filesIn('uploads')).toEqual([]);
    const { image } = await change(textForm({ about: 'x' }));
    expect((await test.app.inject({ url: image })).statusCode).toBe(200);
  });

  it('stays when the form has none, or the field of a file that was not chosen', async () => {
    const { image } = await change(photoForm(photo));
    expect(await change(textForm({ about: 'Rajin' }))).toMatchObject({ image });
    const notChosen = { name: 'image', value: '', filename: '', type: 'application/octet-stream' };
    expect(await change(formOf(notChosen, { name: 'about', value: 'Teliti' }))).toMatchObject({
      image,
      about: 'Teliti',
    });
  });

  it('is cleared by an empty text, and its file goes', async () => {
    const { image } = await change(photoForm(photo));
    expect(await change(textForm({ image: '' }))).toMatchObject({ image: null });
    expect((await test.app.inject({ url: image })).statusCode).toBe(404);
  });

  it('may have exactly 1 MB, and not a byte more', async () => {
    // What follows the end of a JPEG belongs to no picture.
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect(await change(photoForm(padded(MB)))).toMatchObject({ image: expect.any(String) });
    for (const size of [MB + 1, 3 * MB]) {
      expect(await refusal(photoForm(padded(size)))).toEqual({
        http: 413,
        statusCode: 4009,
        err: { image: ['File tidak boleh lebih dari 1MB'] },
      });
    }
  });

  it.each<[string, Buffer | string]>([
    ['a program', 'MZ\x90\0'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['nothing', ''],
  ])('is refused when it is %s named .jpg', async (_what, file) => {
    expect(await refusal(photoForm(Buffer.from(file)))).toEqual({
      http: 415,
      statusCode: 4010,
      err: { image: ['Foto harus berupa gambar JPEG, PNG, atau WebP.'] },
    });
  });

  it('is refused when it is cut off itself', async () => {
    expect(await refusal(photoForm(photo.subarray(0, 2_000)))).toMatchObject({ http: 415, statusCode: 4010 });
  });

  it('is not stored when another key is refused', async () => {
    const upload = { name: 'image', value: photo, filename: 'foto.jpg' };
    for (const [name, value] of Object.entries({ gender: 'x', dob: '2999-01-01', city: '3404' })) {
      expect(await refusal(formOf(upload, { name, value }))).toMatchObject({ statusCode: 4000 });
    }
  });

  it('is refused when there are two', async () => {
    const upload = { name: 'image', value: photo, filename: 'foto.jpg' };
    expect(await refusal(formOf(upload, upload))).toMatchObject({ http: 400, statusCode: 4000 });
  });

  it('is not read from an anonymous caller', async () => {
    const { payload, headers } = photoForm(photo);
    const files = filesIn('media', 'photos');
    const response = await test.app.inject({ method: 'PUT', url: '/api/v1/candidate/profile/', headers, payload });
    expectContract('updateProfile', response);
    expect(response.json()).toMatchObject({ statusCode: 4001 });
    expect(filesIn('media', 'photos')).toEqual(files);
  });
});
