import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Choice } from './Choice';
import { FieldNote } from './FieldNote';
import { useFormField } from './server-errors';

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
  /** Told after the value changed, for a box that rules other fields. */
  onToggle?: (checked: boolean) => void;
}

/** A checkbox bound to Formik, with its error tied to it by `aria-describedby`. */
export function CheckboxInput({ name, label, onToggle }: CheckboxInputProps) {
  const { value, setValue, onBlur, error, disabled } = useFormField<boolean>(name);
  const errorId = useId();
  return (
    <Frame>
      <Choice
        type="checkbox"
        name={name}
        label={label}
        checked={value}
        onChange={({ target }) => {
          setValue(target.checked);
          onToggle?.(target.checked);
        }}
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
