import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { languageOf } from '@/shared/lib/language';

export interface TextBoxProps extends Pick<
  OutlinedInputProps,
  | 'autoComplete'
  | 'autoFocus'
  | 'endAdornment'
  | 'maxRows'
  | 'minRows'
  | 'multiline'
  | 'placeholder'
  | 'readOnly'
  | 'startAdornment'
> {
  id?: string | undefined;
  name: string;
  label: string;
  type?: string | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur?: (() => void) | undefined;
  error?: boolean;
  /** Under the box, tied to it by `aria-describedby`. */
  helperText?: ReactNode;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Attributes of the `<input>` or `<textarea>` itself. */
  htmlInput?: OutlinedInputProps['inputProps'];
}

/**
 * A box to type text into, as wide as its place. The outlined look of Material UI's `TextField`, put together from its
 * parts: with the whole of it come menus, dialogs and two other looks, as many bytes as a page of its own.
 */
export function TextBox({
  id,
  label,
  error = false,
  helperText,
  disabled = false,
  required = false,
  htmlInput,
  ...input
}: TextBoxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helperId = `${inputId}-helper-text`;
  return (
    <FormControl fullWidth margin="normal" variant="outlined" error={error} disabled={disabled} required={required}>
      <InputLabel htmlFor={inputId} id={`${inputId}-label`} required={false}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={inputId}
        label={label}
        inputProps={htmlInput}
        aria-describedby={helperText ? helperId : undefined}
      />
      {helperText && (
        <FormHelperText id={helperId} lang={languageOf(helperText)}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
