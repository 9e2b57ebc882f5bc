import { useFormikContext } from 'formik';
import { formatMonthlyRupiah, useChangeProfileMutation } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { readRupiah, writeRupiah } from '@/shared/lib/rupiah';
import { FormDialog, TextInput } from '@/shared/ui/form';
import { formatRupiah, salarySchema, toChange, toValues } from '../model/salary-form';
import type { SalaryForm } from '../model/salary-form';
import { texts } from '../texts';

interface AmountInputProps {
  name: keyof SalaryForm;
  label: string;
}

/** An amount as it is typed; under it, as the profile will show it, or the amounts that may be meant. */
function AmountInput({ name, label }: AmountInputProps) {
  const { getFieldMeta } = useFormikContext<SalaryForm>();
  const { value, touched } = getFieldMeta<string>(name);
  const reading = readRupiah(value);
  const amounts = touched && reading.kind === 'ambiguous' ? reading.amounts : [];
  return (
    <TextInput
      name={name}
      label={label}
      inputMode="decimal"
      helperText={reading.kind === 'amount' ? formatMonthlyRupiah(reading.amount) : texts.unit}
      suggestions={amounts.map((amount) => ({ value: writeRupiah(amount), label: formatRupiah(amount) }))}
    />
  );
}

interface SalaryModalProps {
  profile: Profile;
  onClose: () => void;
}

/** Changes the present and the expected salary. Specification 2, section 2, "Gaji". */
export function SalaryModal({ profile, onClose }: SalaryModalProps) {
  const [change] = useChangeProfileMutation();
  const isNew = profile.currentSalary === null && profile.expectedSalary === null;
  return (
    <FormDialog<SalaryForm>
      title={isNew ? texts.add : texts.change}
      initialValues={toValues(profile)}
      version={profile.version}
      draft={{ form: 'salary', record: 'profile' }}
      schema={salarySchema}
      successTitle={isNew ? texts.added : texts.changed}
      failureMessage={texts.failed}
      onSave={(values, version) => change({ change: toChange(values), version }).unwrap()}
      onClose={onClose}
    >
      <AmountInput name="currentSalary" label={texts.currentAmount} />
      <AmountInput name="expectedSalary" label={texts.expectedAmount} />
    </FormDialog>
  );
}
