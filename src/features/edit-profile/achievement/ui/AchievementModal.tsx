import { useAddAchievementMutation, useChangeAchievementMutation } from '@/entities/profile/achievement';
import type { Achievement } from '@/entities/profile/achievement';
import { today } from '@/shared/lib/dates';
import { FormDialog, TextAreaInput, TextInput } from '@/shared/ui/form';
import { DateInput } from '@/shared/ui/form-dates';
import { DESCRIPTION_LIMIT, achievementSchema, toDraft, toValues } from '../model/achievement-form';
import type { AchievementValues } from '../model/achievement-form';

interface AchievementModalProps {
  /** The record to change, or null to add one. */
  record: Achievement | null;
  onClose: () => void;
}

/** The catalogue's sentence, whatever went wrong. Specification 2, section 8. */
const failureMessage = () => 'An error occurred';

/** Adds or changes an achievement. Specification 2, sections 2 and 5. */
export function AchievementModal({ record, onClose }: AchievementModalProps) {
  const [add] = useAddAchievementMutation();
  const [change] = useChangeAchievementMutation();
  const save = (values: AchievementValues, version?: string) => {
    const draft = toDraft(values);
    return record ? change({ id: record.id, draft, version }).unwrap() : add(draft).unwrap();
  };
  return (
    <FormDialog
      title={record ? 'Ubah Penghargaan' : 'Tambah Penghargaan'}
      initialValues={toValues(record)}
      version={record?.version}
      draft={{ form: 'achievement', record: record?.id ?? null }}
      schema={achievementSchema}
      successTitle={record ? 'Berhasil Mengubah Penghargaan!' : 'Berhasil Menyimpan Penghargaan!'}
      failureMessage={failureMessage}
      failureToast
      onSave={save}
      onClose={onClose}
    >
      <TextInput name="name" label="Judul Penghargaan" />
      <TextInput name="organizationOrEvent" label="Instansi Pemberi" />
      <DateInput name="date" label="Tanggal" max={today()} />
      <TextAreaInput name="description" label="Informasi Tambahan" maxLength={DESCRIPTION_LIMIT} />
    </FormDialog>
  );
}
