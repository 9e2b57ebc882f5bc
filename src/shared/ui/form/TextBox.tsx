import { useId } from 'react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { Field } from './Field';
import { FieldBox } from './FieldBox';
import { FieldNote } from './FieldNote';

type Shared = ComponentProps<'input'> & ComponentProps<'textarea'>;

export interface TextBoxProps extends Pick<Shared, 'autoComplete' | 'autoFocus' | 'placeholder' | 'readOnly'> {
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
  /** Whether it has lines: as many as its text needs, within these. */
  multiline?: boolean;
  minRows?: number;
  maxRows?: number;
  /** Before the text, and after it. */
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Further attributes of the `<input>` or `<textarea>` itself. */
  htmlInput?: Pick<
    Shared,
    'autoCapitalize' | 'autoCorrect' | 'inputMode' | 'maxLength' | 'onFocus' | 'onKeyDown' | 'spellCheck'
  >;
}

/** The height of so many lines. */
const lines = (count: number): string => `${count * 1.4375}em`;

/** A box to type text into, as wide as its place. */
export function TextBox({
  id,
  label,
  type = 'text',
  error = false,
  helperText,
  disabled = false,
  multiline = false,
  minRows = 1,
  maxRows,
  startAdornment,
  endAdornment,
  htmlInput,
  ...rest
}: TextBoxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const helperId = `${inputId}-helper-text`;
  const input = {
    ...rest,
    ...htmlInput,
    id: inputId,
    disabled,
    'aria-invalid': error,
    'aria-describedby': helperText ? helperId : undefined,
  };
  return (
    <Field
      data-up={rest.value !== '' || Boolean(startAdornment) || undefined}
      data-wrong={error || undefined}
      data-off={disabled || undefined}
    >
      <FieldBox control={inputId} label={label}>
        {startAdornment && <span className="field-start">{startAdornment}</span>}
        {multiline ? (
          <textarea
            {...input}
            rows={minRows}
            style={{ minHeight: lines(minRows), maxHeight: maxRows && lines(maxRows) }}
          />
        ) : (
          <input {...input} type={type} />
        )}
        {endAdornment && <span className="field-end">{endAdornment}</span>}
      </FieldBox>
      <FieldNote id={helperId} wrong={error} off={disabled}>
        {helperText}
      </FieldNote>
    </Field>
  );
}
