import { useMemo } from 'react';
import { useFormikContext } from 'formik';
import {
  LANGUAGE_LEVELS,
  LANGUAGE_LEVEL_LABELS,
  useAddCandidateLanguageMutation,
  useChangeCandidateLanguageMutation,
} from '@/entities/profile/language';
import type { CandidateLanguage, CandidateLanguageWrite } from '@/entities/profile/language';
import { toId, useMasterOptions } from '@/entities/master';
import { firstValues, toRequest } from '@/shared/lib/forms';
import { FormDialog, AutocompleteField, SelectInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { languageSchema, takenLanguages } from '../model/language-form';
import type { LanguageForm } from '../model/language-form';
import { texts } from '../texts';

interface LanguageModalProps {
  /** The record to change, or null to add one. */
  record: CandidateLanguage | null;
  /** All that the profile has. */
  records: readonly CandidateLanguage[];
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<LanguageForm>;
}

/** A language, with a warning about one that the profile has already. */
function LanguageInput({
  taken,
  ...list
}: { taken: readonly string[] } & ReturnType<typeof useMasterOptions>['input']) {
  const { language } = useFormikContext<LanguageForm>().values;
  return (
    <AutocompleteField
      name="language"
      label={texts.language}
      {...list}
      helperText={taken.includes(language) ? texts.languageTaken : undefined}
    />
  );
}

const LEVEL_OPTIONS = LANGUAGE_LEVELS.map((value) => ({ value, label: LANGUAGE_LEVEL_LABELS[value] }));

/** Adds or changes a language. Specification 2, sections 2 and 8. */
export function LanguageModal({ record, records, onClose, proposal }: LanguageModalProps) {
  const languages = useMasterOptions({ list: 'language' });
  const taken = useMemo(() => takenLanguages(records, record), [records, record]);
  const [add] = useAddCandidateLanguageMutation();
  const [change] = useChangeCandidateLanguageMutation();
  const save = (values: LanguageForm, version?: string) => {
    const body = toRequest<CandidateLanguageWrite>(languageSchema, values, {
      language: (value) => toId(languages.items, value),
    });
    return record ? change({ id: record.id, body, version }).unwrap() : add(body).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={firstValues(languageSchema, record)}
      version={record?.version}
      draft={{ form: 'language', record: record?.id ?? null }}
      proposal={proposal}
      schema={languageSchema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={texts.failed}
      failureToast
      onSave={save}
      onClose={onClose}
    >
      <LanguageInput taken={taken} {...languages.input} />
      <SelectInput name="level" label={texts.level} options={LEVEL_OPTIONS} />
    </FormDialog>
  );
}
