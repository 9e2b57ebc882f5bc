import { useId } from 'react';
import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import type { FormControlProps } from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { languageOf } from '@/shared/lib/language';
import { HelperText } from './HelperText';

export interface TextFieldProps
  extends
    Pick<FormControlProps, 'disabled' | 'error' | 'margin' | 'size'>,
    Omit<
      OutlinedInputProps,
      'disabled' | 'error' | 'margin' | 'size' | 'label' | 'notched' | 'required' | 'slotProps'
    > {
  label: string;
  /** True when the label stays on the outline even while the field is empty, beside a placeholder. */
  shrink?: true | undefined;
  /** Under the field, tied to it by `aria-describedby`. */
  helperText?: ReactNode;
  /** True when the field must be filled in; its label has no star, which every field of a form would have. */
  required?: boolean | undefined;
  /** Further attributes of the `<input>` or `<textarea>` itself. */
  htmlInput?: NonNullable<OutlinedInputProps['slotProps']>['input'];
}

/**
 * Material UI's `TextField` put together of its parts, as its documentation shows: the kit's own brings `Select` and
 * `Menu` along, which is more than the rest of a form.
 */
export function TextField({
  id,
  label,
  shrink,
  helperText,
  disabled,
  error,
  margin,
  size,
  required,
  htmlInput,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helperId = `${inputId}-helper-text`;
  return (
    <FormControl disabled={disabled} error={error} margin={margin} size={size}>
      <InputLabel htmlFor={inputId} id={`${inputId}-label`} shrink={shrink} lang={languageOf(label)}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={inputId}
        label={label}
        notched={shrink}
        aria-describedby={helperText ? helperId : undefined}
        // Material UI gives a field of several lines its height in the browser: a rendered page needs the rows.
        slotProps={{ input: { ...(input.multiline && { rows: input.minRows }), ...htmlInput, required } }}
      />
      <HelperText id={helperId}>{helperText}</HelperText>
    </FormControl>
  );
}
