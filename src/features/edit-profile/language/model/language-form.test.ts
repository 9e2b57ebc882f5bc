import type { CandidateLanguageWrite } from '@/entities/profile/language';
import { firstValues, toRequest } from '@/shared/lib/forms';
import { languageSchema, takenLanguages } from './language-form';
import type { LanguageForm } from './language-form';

const VALUES: LanguageForm = { language: '12', level: 'fluent', status: 'active' };

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

it('sends the language’s id as it came, and that it is active whatever the record says', () => {
  const record = { id: 5, language: { id: 12, name: 'Bahasa Jawa' }, level: 'fluent', status: 'inactive' };
  const sent = toRequest<CandidateLanguageWrite>(languageSchema, firstValues(languageSchema, record), {
    language: Number,
  });
  expect(sent).toEqual({ language: 12, level: 'fluent', status: 'active' });
});
