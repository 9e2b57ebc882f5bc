import type { ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';

export interface FieldFrameProps {
  id: string;
  label: string;
  size?: 'small' | 'medium' | undefined;
  disabled: boolean;
  fullWidth?: boolean | undefined;
}

/** A label above an outlined control. */
export function FieldFrame({ id, label, children, ...control }: FieldFrameProps & { children: ReactNode }) {
  return (
    <FormControl variant="outlined" {...control}>
      <InputLabel htmlFor={id} id={`${id}-label`} shrink>
        {label}
      </InputLabel>
      {children}
    </FormControl>
  );
}
