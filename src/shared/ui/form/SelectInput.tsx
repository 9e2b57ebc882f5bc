import { bindField } from './bind-field';
import type { FormField } from './server-errors';
import { SelectBox } from './SelectBox';
import type { SelectOption } from './SelectBox';

interface SelectInputProps {
  /** The contract's field name. */
  name: string;
  label: string;
  options: readonly SelectOption[];
  helperText?: string;
}

function SelectControl({ name, label, options, helperText, value, setValue, ...field }: SelectInputProps & FormField) {
  return (
    <SelectBox
      id={`field-${name}`}
      name={name}
      label={label}
      options={options}
      value={value}
      onChoose={setValue}
      onBlur={field.onBlur}
      error={Boolean(field.error)}
      helperText={field.error ?? helperText}
      disabled={field.disabled}
    />
  );
}

/** A short list to choose one from, bound to Formik. */
export const SelectInput = bindField<string, SelectInputProps>(SelectControl);
