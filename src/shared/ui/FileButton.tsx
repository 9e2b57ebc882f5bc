import type { ChangeEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

// eslint-disable-next-line no-restricted-syntax -- the input within Material UI's button, as its documentation has it
const VisuallyHiddenInput = styled('input')({ ...visuallyHidden, bottom: 0, left: 0 });

interface FileButtonProps {
  /** The contract's field name. */
  name: string;
  label: string;
  /** File types that the browser offers; the caller still checks each file. */
  accept: string;
  invalid?: boolean;
  /** Id of the error's element. */
  describedBy?: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/**
 * A button that lets a file be chosen; choosing the same file again counts. The label of the file input, which is there
 * for the keyboard, as Material UI's documentation shows.
 */
export function FileButton({ name, label, accept, invalid = false, describedBy, disabled, onChoose }: FileButtonProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onChoose(file);
    event.target.value = '';
  };
  return (
    <Button component="label" role={undefined} tabIndex={-1} variant="outlined" disabled={disabled}>
      {label}
      <VisuallyHiddenInput
        type="file"
        name={name}
        accept={accept}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={handleChange}
      />
    </Button>
  );
}
