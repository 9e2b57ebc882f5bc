import { INTEREST_LIMIT, interestSchema, toChoices } from './interest-form';

const check = (functionOfInterest: string[]) => interestSchema.validate({ functionOfInterest });

const names = (count: number) => Array.from({ length: count }, (_item, index) => `Minat ${index}`);

it.each([
  [[], 'Minat pekerjaan tidak boleh kosong!'],
  [names(INTEREST_LIMIT + 1), 'Maksimal 20 minat pekerjaan.'],
])('refuses %o', async (chosen, message) => {
  await expect(check(chosen)).rejects.toThrow(message);
});

it('takes one, and as many as the contract allows', async () => {
  await expect(check(['Asuransi'])).resolves.toBeDefined();
  await expect(check(names(INTEREST_LIMIT))).resolves.toBeDefined();
});

it('offers each name once, and none that is saved', () => {
  const items = ['Asuransi', 'Audit', 'Asuransi', 'Logistik'].map((name) => ({ name }));
  expect(toChoices(items, ['Audit'])).toEqual(['Asuransi', 'Logistik']);
});
