import { useAddAchievementMutation, useChangeAchievementMutation } from '@/entities/profile/achievement';
import type { Achievement, AchievementWrite } from '@/entities/profile/achievement';
import { today } from '@/shared/lib/dates';
import { firstValues, toRequest } from '@/shared/lib/forms';
import { FormDialog, TextAreaInput, TextInput } from '@/shared/ui/form';
import type { FormProposal } from '@/shared/ui/form';
import { DateInput } from '@/shared/ui/form-dates';
import { MAX_DESCRIPTION_LENGTH, achievementSchema } from '../model/achievement-form';
import type { AchievementForm } from '../model/achievement-form';
import { texts } from '../texts';

interface AchievementModalProps {
  /** The record to change, or null to add one. */
  record: Achievement | null;
  onClose: () => void;
  /** Values of a file, to check and save. */
  proposal?: FormProposal<AchievementForm>;
}

/** The catalogue's sentence, whatever went wrong. Specification 2, section 8. */
const failureMessage = () => texts.failed;

/** Adds or changes an achievement. Specification 2, sections 2 and 5. */
export function AchievementModal({ record, onClose, proposal }: AchievementModalProps) {
  const [add] = useAddAchievementMutation();
  const [change] = useChangeAchievementMutation();
  const save = (values: AchievementForm, version?: string) => {
    const body = toRequest<AchievementWrite>(achievementSchema, values);
    return record ? change({ id: record.id, body, version }).unwrap() : add(body).unwrap();
  };
  return (
    <FormDialog
      title={record ? texts.change : texts.add}
      initialValues={firstValues(achievementSchema, record)}
      version={record?.version}
      draft={{ form: 'achievement', record: record?.id ?? null }}
      proposal={proposal}
      schema={achievementSchema}
      successTitle={record ? texts.changed : texts.added}
      failureMessage={failureMessage}
      failureToast
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="name" label={texts.name} />
      <TextInput name="organizationOrEvent" label={texts.giver} />
      <DateInput name="date" label={texts.date} max={today()} />
      <TextAreaInput name="description" label={texts.info} maxLength={MAX_DESCRIPTION_LENGTH} />
    </FormDialog>
  );
}
