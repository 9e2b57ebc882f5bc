import type { Profile } from '@/entities/profile/candidate';
import { headlineSchema, toFirstValues } from './headline-form';
import { photoProblem } from './photo';

const values = { name: 'Sari', professionalHeadline: '', about: '', image: null };

it.each([
  [{}, null],
  [{ name: '  ' }, 'Nama lengkap wajib diisi.'],
  [{ name: 'x'.repeat(1000), professionalHeadline: 'x'.repeat(1000) }, null],
  [{ about: 'x'.repeat(500) }, null],
  [{ about: 'x'.repeat(501) }, 'Maksimal 500 karakter'],
])('judges %j', async (changes, expected) => {
  const check = headlineSchema.validate({ ...values, ...changes });
  await (expected ? expect(check).rejects.toThrow(expected) : expect(check).resolves.toBeDefined());
});

it.each([
  [1_048_576, null],
  [1_048_577, 'File tidak boleh lebih dari 1MB'],
])('judges a photo of %d bytes', (size, problem) => {
  expect(photoProblem({ size })).toBe(problem);
});

it('starts from what is stored, and with the stored photo unchanged', () => {
  const profile = { name: 'Sari', image: '/media/sari.webp', professionalHeadline: 'Kasir', about: 'Teliti.' };
  expect(toFirstValues(profile as Profile)).toEqual({ ...profile, image: null });
  expect(toFirstValues({ ...profile, professionalHeadline: null, about: null } as Profile)).toEqual(values);
});

it('sends texts without spaces around them, and the photo as it is', () => {
  const image = new Blob(['x']);
  expect(headlineSchema.cast({ name: ' Sari ', professionalHeadline: ' Kasir ', about: ' Teliti. ', image })).toEqual({
    name: 'Sari',
    professionalHeadline: 'Kasir',
    about: 'Teliti.',
    image,
  });
});
