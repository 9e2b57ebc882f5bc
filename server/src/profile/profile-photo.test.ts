import sharp from 'sharp';
import { expectContract } from '../../test/expect-contract';
import { profileForms } from '../../test/profile-forms';
import { formOf, photoForm, textForm } from './profile-form.fixture';

const MB = 1_048_576;

const { given, filesIn, change, refusal } = profileForms();

describe('the photo', () => {
  it('is stored as WebP under a name of its own, whatever it is called, and served', async () => {
    const { image } = await change(photoForm(given.photo, '../../etc/"passwd.html', 'text/html'));
    expect(image).toMatch(/^\/media\/photos\/[0-9a-f-]{36}\.webp$/);
    const served = await given.test.app.inject({ url: image });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 });
    expect(filesIn('uploads')).toEqual([]);
  });

  it('comes with other keys in one form', async () => {
    const form = formOf(
      { name: 'professionalHeadline', value: 'Akuntan' },
      { name: 'image', value: given.photo, filename: 'foto.png', type: 'image/png' },
      { name: 'name', value: 'Siti' },
    );
    expect(await change(form)).toMatchObject({
      professionalHeadline: 'Akuntan',
      name: 'Siti',
      image: expect.any(String),
    });
  });

  it('takes the place of the earlier one, whose file goes', async () => {
    const { image: first } = await change(photoForm(given.photo));
    const files = filesIn('media', 'photos').length;
    const { image: second } = await change(photoForm(given.photo));
    expect(second).not.toBe(first);
    expect((await given.test.app.inject({ url: first })).statusCode).toBe(404);
    expect((await given.test.app.inject({ url: second })).statusCode).toBe(200);
    expect(filesIn('media', 'photos')).toHaveLength(files);
  });

  it('leaves one file of two uploads at the same moment', async () => {
    const files = filesIn('media', 'photos').length;
    await Promise.all([change(photoForm(given.photo)), change(photoForm(given.photo))]);
    expect(filesIn('media', 'photos')).toHaveLength(files + 1);
    expect(filesIn('uploads')).toEqual([]);
    const { image } = await change(textForm({ about: 'x' }));
    expect((await given.test.app.inject({ url: image })).statusCode).toBe(200);
  });

  it('stays when the form has none, or the field of a file that was not chosen', async () => {
    const { image } = await change(photoForm(given.photo));
    expect(await change(textForm({ about: 'Rajin' }))).toMatchObject({ image });
    const notChosen = { name: 'image', value: '', filename: '', type: 'application/octet-stream' };
    expect(await change(formOf(notChosen, { name: 'about', value: 'Teliti' }))).toMatchObject({
      image,
      about: 'Teliti',
    });
  });

  it('is cleared by an empty text, and its file goes', async () => {
    const { image } = await change(photoForm(given.photo));
    expect(await change(textForm({ image: '' }))).toMatchObject({ image: null });
    expect((await given.test.app.inject({ url: image })).statusCode).toBe(404);
  });

  it('may have exactly 1 MB, and not a byte more', async () => {
    // Bytes after the end of a JPEG belong to no picture.
    const padded = (size: number) => Buffer.concat([given.photo, Buffer.alloc(size - given.photo.length)]);
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
    expect(await refusal(photoForm(given.photo.subarray(0, 2_000)))).toMatchObject({ http: 415, statusCode: 4010 });
  });

  it('is not stored when another key is refused', async () => {
    const upload = { name: 'image', value: given.photo, filename: 'foto.jpg' };
    for (const [name, value] of Object.entries({ gender: 'x', dob: '2999-01-01', city: '3404' })) {
      expect(await refusal(formOf(upload, { name, value }))).toMatchObject({ statusCode: 4000 });
    }
  });

  it('is refused when there are two', async () => {
    const upload = { name: 'image', value: given.photo, filename: 'foto.jpg' };
    expect(await refusal(formOf(upload, upload))).toMatchObject({ http: 400, statusCode: 4000 });
  });

  it('is not read from an anonymous caller', async () => {
    const { payload, headers } = photoForm(given.photo);
    const files = filesIn('media', 'photos');
    const response = await given.test.app.inject({
      method: 'PUT',
      url: '/api/v1/candidate/profile/',
      headers,
      payload,
    });
    expectContract('updateProfile', response);
    expect(response.json()).toMatchObject({ statusCode: 4001 });
    expect(filesIn('media', 'photos')).toEqual(files);
  });
});
