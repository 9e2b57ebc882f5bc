import { newSkills, skillSchema } from './skill-form';

const check = (skill: string[]) => skillSchema(['Excel']).validate({ skill });

const names = (count: number) => Array.from({ length: count }, (_, index) => `Keahlian ${index}`);

it.each([
  [[], 'Keahlian tidak boleh kosong!'],
  [names(11), 'Maksimal 10 keahlian.'],
  [['Excel'], 'Tidak ada skill baru yang ditambahkan.'],
])('refuses %o', async (skill, message) => {
  await expect(check(skill)).rejects.toThrow(message);
});

it('says of no skill only that it is missing', async () => {
  const all = skillSchema(['Excel']).validate({ skill: [] }, { abortEarly: false });
  await expect(all).rejects.toMatchObject({ errors: ['Keahlian tidak boleh kosong!'] });
});

it('takes ten, and a new one beside a saved one', async () => {
  await expect(check(names(10))).resolves.toBeDefined();
  await expect(check(['Excel', 'SQL'])).resolves.toBeDefined();
});

it('leaves out what is saved, however it is written', () => {
  expect(newSkills(['excel ', 'SQL'], ['Excel'])).toEqual(['SQL']);
});
