import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { bindField } from './bind-field';
import { Choice } from './Choice';
import { FieldNote } from './FieldNote';
import { Group } from './Group';
import type { FormField } from './server-errors';

/** In a row as far as they fit, or each in a line of its own. */
const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  '&[data-below]': { flexDirection: 'column', alignItems: 'flex-start', marginTop: 8 },
});

interface RadioInputProps {
  /** The contract's field name. Its value is an option's `value`, or empty. */
  name: string;
  label: string;
  options: readonly { value: string; label: string; lang?: string }[];
  /** Whether each stands below the one before, in a form of nothing else. */
  below?: boolean;
  required?: boolean;
}

function RadioControl({
  name,
  label,
  options,
  below,
  required,
  value,
  setValue,
  onBlur,
  error,
  disabled,
}: RadioInputProps & FormField) {
  const labelId = useId();
  const errorId = useId();
  return (
    <Group
      data-wrong={Boolean(error) || undefined}
      data-off={disabled || undefined}
      style={below ? { margin: 0 } : undefined}
    >
      <div id={labelId}>{label}</div>
      <Choices
        role="radiogroup"
        data-below={below}
        onBlur={onBlur}
        aria-labelledby={labelId}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={Boolean(error)}
        aria-required={required}
        tabIndex={-1}
      >
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            lang={option.lang}
            checked={value === option.value}
            onChange={() => setValue(option.value)}
            disabled={disabled}
          />
        ))}
      </Choices>
      <FieldNote id={errorId} wrong>
        {error}
      </FieldNote>
    </Group>
  );
}

/** A few choices that are all in sight, bound to Formik, with their error tied to them by `aria-describedby`. */
export const RadioInput = bindField<string, RadioInputProps>(RadioControl);
