import type { MouseEvent, ReactNode } from 'react';
import Button from '@mui/material/Button';
import { TextField } from '../field';
import type { TextFieldProps } from '../field';
import { bindField } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';
import { texts } from './texts';

interface TextInputProps
  extends FieldProps, Pick<TextFieldProps, 'placeholder' | 'readOnly' | 'required' | 'startAdornment'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url';
  maxLength?: number;
  helperText?: ReactNode;
  /** Changes what was typed before it is stored, for example to digits only. */
  format?: (typed: string) => string;
  /** Values that may be meant; each has a button under the field that sets it. */
  suggestions?: readonly Suggestion[];
}

interface Suggestion {
  value: string;
  /** The value as the button names it. */
  label: string;
}

/** The field of a button in its hint. The button goes away with the value that it suggests. */
const focusField = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('.MuiFormControl-root')?.querySelector('input')?.focus();

function TextControl({
  maxLength,
  inputMode,
  helperText,
  format,
  suggestions = [],
  setValue,
  error,
  ...field
}: TextInputProps & FormField) {
  const hint = error ?? helperText;
  return (
    <TextField
      {...field}
      onChange={(event) => setValue(format ? format(event.target.value) : event.target.value)}
      error={Boolean(error)}
      helperText={
        suggestions.length === 0 ? (
          hint
        ) : (
          <>
            {hint}{' '}
            {suggestions.map(({ value, label }) => (
              <Button
                key={value}
                size="small"
                disabled={field.disabled}
                onClick={(event) => {
                  focusField(event);
                  setValue(value);
                }}
              >
                {texts.take(label)}
              </Button>
            ))}
          </>
        )
      }
      htmlInput={{ maxLength, inputMode }}
    />
  );
}

/** A text field bound to Formik, with its error tied to it by `aria-describedby`. */
export const TextInput = bindField<string, TextInputProps>(TextControl);
