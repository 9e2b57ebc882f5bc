import { useFormikContext } from 'formik';
import { suggestEmail } from './suggest-email';
import { texts } from './texts';
import { TextInput } from './TextInput';

interface EmailInputProps {
  name: string;
  label: string;
}

/**
 * An e-mail address that must be filled in, bound to Formik. A likely typing error, such as "gmail.con", gets a warning
 * with the address that is probably meant; the address is sent as it is typed all the same.
 */
export function EmailInput({ name, label }: EmailInputProps) {
  const { value, touched } = useFormikContext().getFieldMeta<string>(name);
  const suggestion = touched ? suggestEmail(value) : null;

  return (
    <TextInput
      name={name}
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      helperText={suggestion === null ? undefined : texts.emailMistyped}
      suggestions={suggestion === null ? [] : [{ value: suggestion, label: suggestion }]}
    />
  );
}
