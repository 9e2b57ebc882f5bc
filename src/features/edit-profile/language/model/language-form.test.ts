import { languageSchema, toDraft, toValues } from './language-form';

const VALUES = { language: '12', level: 'fluent' };

it.each([
  [{ language: '' }, 'Bahasa wajib dipilih.'],
  [{ level: '' }, 'Tingkat kemahiran wajib dipilih.'],
])('refuses %o', async (change, message) => {
  await expect(languageSchema.validate({ ...VALUES, ...change })).rejects.toThrow(message);
});

it('starts empty for a new record, and from all of a stored one', () => {
  expect(toValues(null)).toEqual({ language: '', level: '' });
  const record = { id: 5, language: { id: 12, name: 'Bahasa Jawa' }, level: 'fluent' as const };
  expect(toValues(record)).toEqual(VALUES);
  expect(toValues({ ...record, language: null, level: null })).toEqual({ language: '', level: '' });
});

it('sends the language’s id as it came, and what is no level as the first one', () => {
  expect(toDraft(VALUES, Number)).toEqual({ language: 12, level: 'fluent' });
  expect(toDraft({ ...VALUES, level: 'lancar' }, Number)).toEqual({ language: 12, level: 'beginner' });
});
