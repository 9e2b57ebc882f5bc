import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';

interface PickFieldProps {
  params: AutocompleteRenderInputParams;
  name: string;
  label: string;
  error: string | undefined;
  helperText: string | undefined;
  /** The options could not be had; `onRetry` asks for them again. */
  failed: boolean;
  onRetry: (() => void) | undefined;
}

/** The text box of a searchable list, with its error, its hint, or the way to ask for the list again. */
export function PickField({ params, name, label, error, helperText, failed, onRetry }: PickFieldProps) {
  const hint = failed ? (
    <>
      Daftar tidak dapat dimuat.{' '}
      <Button size="small" onClick={onRetry}>
        Coba lagi
      </Button>
    </>
  ) : (
    helperText
  );
  return (
    <TextField
      {...params}
      name={name}
      label={label}
      error={Boolean(error)}
      helperText={error ?? hint}
      margin="normal"
      slotProps={{ ...params.slotProps, formHelperText: { component: 'div' } }}
    />
  );
}
