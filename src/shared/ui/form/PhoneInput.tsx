import InputAdornment from '@mui/material/InputAdornment';
import { PHONE_PREFIX, toNationalDigits } from '@/shared/lib/forms';
import { TextInput } from './TextInput';

const prefix = <InputAdornment position="start">{PHONE_PREFIX}</InputAdornment>;

interface PhoneInputProps {
  name: string;
  label: string;
}

/** A phone number that must be filled in, bound to Formik as its digits after +62. Specification 1, section 2. */
export function PhoneInput({ name, label }: PhoneInputProps) {
  return (
    <TextInput
      name={name}
      label={label}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      format={toNationalDigits}
      startAdornment={prefix}
    />
  );
}
