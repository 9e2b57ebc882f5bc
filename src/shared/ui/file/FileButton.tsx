import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const HiddenInput = styled('input')({ display: 'none' });

interface FileButtonProps {
  /** The contract's field name. */
  name: string;
  label: string;
  /** What the browser offers to choose from; every file must still be looked at. */
  accept: string;
  invalid?: boolean;
  /** Id of the error's element. */
  describedBy?: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A button that lets a file be chosen; choosing the same file again counts. */
export function FileButton({ name, label, accept, invalid = false, describedBy, disabled, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onChoose(file);
    event.target.value = '';
  };
  return (
    <>
      <HiddenInput ref={input} type="file" name={name} accept={accept} aria-label={label} onChange={handleChange} />
      <Button
        variant="outlined"
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
