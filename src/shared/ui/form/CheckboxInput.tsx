import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Choice } from './Choice';
import { FieldNote } from './FieldNote';
import { useFormField } from './server-errors';
import type { DependentValues } from './server-errors';

const Frame = styled('div')({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  marginBlock: '8px 4px',
  verticalAlign: 'top',
});

interface CheckboxInputProps {
  name: string;
  label: ReactNode;
  /** What a change of the box brings with it, for one that other fields depend on. */
  dependents?: (checked: boolean) => DependentValues;
}

/** A checkbox bound to Formik, with its error tied to it by `aria-describedby`. */
export function CheckboxInput({ name, label, dependents }: CheckboxInputProps) {
  const { value, setValue, onBlur, error, disabled } = useFormField<boolean>(name);
  const errorId = useId();
  return (
    <Frame>
      <Choice
        type="checkbox"
        name={name}
        label={label}
        checked={value}
        onChange={({ target }) => setValue(target.checked, dependents?.(target.checked))}
        onBlur={onBlur}
        disabled={disabled}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
      />
      <FieldNote id={errorId} wrong>
        {error}
      </FieldNote>
    </Frame>
  );
}
