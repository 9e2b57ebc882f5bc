import { useFormikContext } from 'formik';
import { formatMonthlyRupiah, useChangeProfileMutation } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { FormDialog, TextInput } from '@/shared/ui/form';
import { salarySchema, toChange, toDigits, toValues } from '../model/salary-form';
import type { SalaryValues } from '../model/salary-form';

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
      helperText={digits ? formatMonthlyRupiah(Number(digits)) : 'Dalam rupiah per bulan'}
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
      title={isNew ? 'Tambah Gaji' : 'Ubah Gaji'}
      initialValues={toValues(profile)}
      version={profile.version}
      draft={{ form: 'salary', record: 'profile' }}
      schema={salarySchema}
      successTitle={isNew ? 'Berhasil Menyimpan Gaji!' : 'Berhasil Mengubah Gaji!'}
      failureMessage="Gaji gagal disimpan. Coba lagi."
      onSave={(values, version) => change({ change: toChange(values), version }).unwrap()}
      onClose={onClose}
    >
      <AmountInput name="currentSalary" label="Gaji Saat Ini" />
      <AmountInput name="expectedSalary" label="Gaji yang Diharapkan" />
    </FormDialog>
  );
}
