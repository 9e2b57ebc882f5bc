import { profileForms, type Form } from '../../test/profile-forms';
import { formOf, photoForm, textForm, type FormPart } from './profile-form.fixture';

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
