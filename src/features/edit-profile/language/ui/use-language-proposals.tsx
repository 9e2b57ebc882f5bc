import { useMemo } from 'react';
import {
  LANGUAGE_LEVEL_LABELS,
  useAddCandidateLanguageMutation,
  useGetCandidateLanguagesQuery,
} from '@/entities/profile/language';
import type { CandidateLanguage, CandidateLanguageWrite } from '@/entities/profile/language';
import { idByName, toId, useMasterOptions } from '@/entities/master';
import { choiceOf } from '@/entities/profile/proposal';
import { firstValues, refusedFields, toRequest } from '@/shared/lib/forms';
import type { FieldLabels, Proposal, ProposalSection, Stated } from '@/entities/profile/proposal';
import { languageSchema } from '../model/language-form';
import { texts } from '../texts';
import { LanguageModal } from './LanguageSection';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });

let names: readonly (readonly [english: string, indonesian: string])[] | undefined;

/** The languages whose codes have two letters, made on first use: it takes a slow phone tens of milliseconds. */
function languageNames(): NonNullable<typeof names> {
  if (names) return names;
  const [english, indonesian] = [namesIn('en'), namesIn('id')];
  names = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).map((code) => [
    english.of(code)?.toLowerCase() ?? '',
    indonesian.of(code) ?? '',
  ]);
  return names;
}

const labels = { language: texts.language, level: texts.level } satisfies FieldLabels<
  Omit<CandidateLanguageWrite, 'status'>
>;

const NONE: CandidateLanguage[] = [];

/** Languages as entries that a file may propose. Specification 4, section 10. */
export function useLanguageProposals(): ProposalSection {
  const { items: languages } = useMasterOptions({ list: 'language' });
  const { data: records } = useGetCandidateLanguagesQuery();
  const [add] = useAddCandidateLanguageMutation();

  return useMemo(() => {
    // The list has "Bahasa Inggris" where a CV often says "Inggris".
    const idOf = (name = ''): string => {
      const listed = (own: string) => idByName(languages, own) || idByName(languages, `Bahasa ${own}`);
      return !name
        ? ''
        : listed(name) || listed(languageNames().find(([english]) => english === name.toLowerCase())?.[1] ?? '');
    };
    const propose = (stated: Stated): Proposal => {
      const values = {
        ...firstValues(languageSchema, null),
        language: idOf(stated.language),
        level: choiceOf(LANGUAGE_LEVEL_LABELS, stated.level),
      };
      return {
        missing: refusedFields(languageSchema, values),
        save: () =>
          add(
            toRequest<CandidateLanguageWrite>(languageSchema, values, { language: (id) => toId(languages, id) }),
          ).unwrap(),
        renderForm: ({ onSaved, onClose }) => (
          <LanguageModal record={null} records={records ?? NONE} proposal={{ values, onSaved }} onClose={onClose} />
        ),
      };
    };
    const known =
      records?.flatMap(({ language }) => {
        const name = language?.name ?? languages.find(({ id }) => id === language?.id)?.name ?? '';
        const bare = name.replace(/^Bahasa /, '');
        const [english = ''] = languageNames().find(([, indonesian]) => indonesian === bare) ?? [];
        return [name, bare, english].map((one) => ({ language: one }));
      }) ?? null;
    return { title: texts.title, labels, choices: { level: LANGUAGE_LEVEL_LABELS }, known, propose };
  }, [languages, records, add]);
}
