import { languageSchema, takenLanguages, toDraft, toValues } from './language-form';

const VALUES = { language: '12', level: 'fluent' };

it.each([
  [{ language: '' }, 'Bahasa wajib dipilih.'],
  [{ level: '' }, 'Tingkat kemahiran wajib dipilih.'],
  [{ level: 'lancar' }, 'Tingkat kemahiran wajib dipilih.'],
])('refuses %o', async (change, message) => {
  await expect(languageSchema.validate({ ...VALUES, ...change })).rejects.toThrow(message);
});

it('knows the languages that the profile has, without that of the record itself', () => {
  const java = { id: 5, language: { id: 12, name: 'Bahasa Jawa' }, level: null };
  const bare = { id: 6, language: { id: 'id-3', name: null }, level: null };
  const none = { id: 7, language: null, level: null };
  const records = [java, bare, none];
  expect(takenLanguages(records, null)).toEqual(['12', 'id-3']);
  expect(takenLanguages(records, java)).toEqual(['id-3']);
  expect(takenLanguages(records, none)).toEqual(['12', 'id-3']);
});

it('starts empty for a new record, and from all of a stored one', () => {
  expect(toValues(null)).toEqual({ language: '', level: '' });
  const record = { id: 5, language: { id: 12, name: 'Bahasa Jawa' }, level: 'fluent' as const };
  expect(toValues(record)).toEqual(VALUES);
  expect(toValues({ ...record, language: null, level: null })).toEqual({ language: '', level: '' });
});

it('sends the language’s id as it came', () => {
  expect(toDraft(VALUES, Number)).toEqual({ language: 12, level: 'fluent' });
});
