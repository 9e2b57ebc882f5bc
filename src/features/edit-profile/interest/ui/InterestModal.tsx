import { useMemo } from 'react';
import { useAddInterestsMutation } from '@/entities/profile/interest';
import { useMasterOptions } from '@/entities/master';
import { FormDialog, MultiAutocompleteField } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { interestSchema, toChoices } from '../model/interest-form';
import type { InterestForm } from '../model/interest-form';
import { texts } from '../texts';

interface InterestModalProps {
  /** Names of the interests that the candidate has. */
  saved: string[];
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<InterestForm>;
}

const NONE: InterestForm = { functionOfInterest: [] };

/** Adds job interests. Specification 2, sections 2 and 8. */
export function InterestModal({ saved, onClose, proposal }: InterestModalProps) {
  const {
    items,
    input: { loading, failed, onRetry },
  } = useMasterOptions({ list: 'function-of-interest' });
  const [add] = useAddInterestsMutation();
  const proposed = proposal?.values.functionOfInterest ?? NONE.functionOfInterest;
  const choices = useMemo(() => [...new Set([...toChoices(items, saved), ...proposed])], [items, saved, proposed]);
  return (
    <FormDialog<InterestForm>
      title={texts.add}
      initialValues={NONE}
      draft={{ form: 'interest', record: null }}
      proposal={proposal}
      schema={interestSchema}
      successTitle={texts.added}
      failureMessage={texts.failed}
      failurePopup={texts.failedTitle}
      onSave={(values) => add(values).unwrap()}
      onClose={onClose}
    >
      <MultiAutocompleteField
        name="functionOfInterest"
        label={texts.interests}
        options={choices}
        loading={loading}
        failed={failed}
        onRetry={onRetry}
      />
    </FormDialog>
  );
}
