import { portfolioSchema, toDraft, toValues } from './portfolio-form';

const VALUES = { name: 'Karya', url: 'https://karya.example.com' };

it.each([
  [{ name: ' ' }, 'Nama portofolio wajib diisi.'],
  [{ name: 'a'.repeat(251) }, 'Maksimal 250 karakter'],
  [{ url: '' }, 'URL tidak boleh kosong.'],
  [{ url: '  ' }, 'URL tidak boleh kosong.'],
  [{ url: 'karya' }, 'Masukkan URL yang valid.'],
  [{ url: 'karya saya.example.com' }, 'Masukkan URL yang valid.'],
  [{ url: 'sari@example.com' }, 'Masukkan URL yang valid.'],
  [{ url: 'https://sari@example.com' }, 'Masukkan URL yang valid.'],
  [{ url: 'data:text/html,x' }, 'Masukkan URL yang valid.'],
  [{ url: 'javascript:alert(1)' }, 'Masukkan URL yang valid.'],
  [{ url: `https://karya.example.com/${'a'.repeat(500)}` }, 'Maksimal 500 karakter'],
  [{ url: 'karya.example.com/'.padEnd(493, 'a') }, 'Maksimal 500 karakter'],
])('refuses %o', async (change, message) => {
  await expect(portfolioSchema.validate({ ...VALUES, ...change })).rejects.toThrow(message);
});

it('sends texts without spaces around them', () => {
  expect(toDraft({ name: ' Karya ', url: ' https://karya.example.com ' })).toEqual(VALUES);
});

it('puts https:// before a bare host, and takes as long an address as it is sent', async () => {
  expect(toDraft({ name: 'Karya', url: ' karya.example.com ' })).toEqual(VALUES);
  const url = 'karya.example.com/'.padEnd(492, 'a');
  await expect(portfolioSchema.validate({ ...VALUES, url })).resolves.toMatchObject({ url: `https://${url}` });
});

it('starts empty for a new record, and from all of a stored one', () => {
  expect(toValues(null)).toEqual({ name: '', url: '' });
  expect(toValues({ id: 5, ...VALUES })).toEqual(VALUES);
});
