import { interestSchema, toChoices } from './interest-form';

const check = (functionOfInterest: string[]) => interestSchema.validate({ functionOfInterest });

const names = (count: number) => Array.from({ length: count }, (_item, index) => `Minat ${index}`);

it('takes one and any number of them, but not none', async () => {
  await expect(check([])).rejects.toThrow('Minat pekerjaan tidak boleh kosong!');
  await expect(check(['Asuransi'])).resolves.toBeDefined();
  await expect(check(names(100))).resolves.toBeDefined();
});

it('offers each name once, and none that is saved', () => {
  const items = ['Asuransi', 'Audit', 'Asuransi', 'Logistik'].map((name) => ({ name }));
  expect(toChoices(items, ['Audit'])).toEqual(['Asuransi', 'Logistik']);
});
