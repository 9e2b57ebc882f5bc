import { socialSchema, toChange } from './social-form';

const check = (linkedin: string) => socialSchema('linkedin').validate({ linkedin });

it.each([
  ['', 'URL tidak boleh kosong.'],
  ['  ', 'URL tidak boleh kosong.'],
  ['https://example.com/in/sari', 'Masukkan URL yang valid.'],
  ['https://www.instagram.com/sari', 'Masukkan URL yang valid.'],
])('refuses %j for LinkedIn', async (typed, message) => {
  await expect(check(typed)).rejects.toMatchObject({ errors: [message] });
});

it('takes a profile of the chosen network', async () => {
  await expect(check(' linkedin.com/in/sari ')).resolves.toBeDefined();
  await expect(socialSchema('instagram').validate({ instagram: 'instagram.com/sari' })).resolves.toBeDefined();
});

it('says of an empty address only that it is missing', async () => {
  const all = socialSchema('linkedin').validate({ linkedin: '' }, { abortEarly: false });
  await expect(all).rejects.toMatchObject({ errors: ['URL tidak boleh kosong.'] });
});

it('sends the whole address, and nothing of the other network', () => {
  expect(toChange('linkedin', ' linkedin.com/in/sari ')).toEqual({ linkedin: 'https://linkedin.com/in/sari' });
  expect(toChange('instagram', 'instagram.com/sari')).toEqual({ instagram: 'https://instagram.com/sari' });
});
