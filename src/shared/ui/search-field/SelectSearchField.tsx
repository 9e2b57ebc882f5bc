import type { ReactNode } from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame } from './FieldFrame';
import type { FieldFrameProps } from './FieldFrame';

interface SelectSearchFieldProps extends FieldFrameProps {
  name: string;
  value: string;
  onChoose: (value: string) => void;
  /** The `<option>` elements. */
  children: ReactNode;
}

/** A choice by the browser's own list, put together as `TextSearchField` is. */
export function SelectSearchField({ name, value, onChoose, children, ...frame }: SelectSearchFieldProps) {
  return (
    <FieldFrame {...frame}>
      <NativeSelect
        id={frame.id}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        input={<OutlinedInput label={frame.label} notched />}
      >
        {children}
      </NativeSelect>
    </FieldFrame>
  );
}
