import { useFormikContext } from 'formik';
import { formatMonthlyRupiah, useChangeProfileMutation } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { FormDialog, TextInput } from '@/shared/ui/form';
import { salarySchema, toChange, toDigits, toValues } from '../model/salary-form';
import type { SalaryValues } from '../model/salary-form';
import { texts } from '../texts';

interface AmountInputProps {
  name: keyof SalaryValues;
  label: string;
}

/** Whole rupiah; read back under the input as the profile shows it. */
function AmountInput({ name, label }: AmountInputProps) {
  const { values } = useFormikContext<SalaryValues>();
  const digits = values[name];
  return (
    <TextInput
      name={name}
      label={label}
      inputMode="numeric"
      format={toDigits}
      helperText={digits ? formatMonthlyRupiah(Number(digits)) : texts.unit}
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
    <FormDialog<SalaryValues>
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
