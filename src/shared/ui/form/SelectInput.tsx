import { SelectField } from '../field';
import type { SelectOption } from '../field';
import { bindField } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';

interface SelectInputProps extends FieldProps {
  options: readonly SelectOption[];
  helperText?: string;
}

function SelectControl({ setValue, error, helperText, ...field }: SelectInputProps & FormField) {
  return <SelectField {...field} onChoose={setValue} error={Boolean(error)} helperText={error ?? helperText} />;
}

/** A short list to choose one from, bound to Formik. */
export const SelectInput = bindField<string, SelectInputProps>(SelectControl);
