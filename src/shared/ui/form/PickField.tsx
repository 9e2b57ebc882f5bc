import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { languageOf } from '@/shared/lib/language';
import { texts } from './texts';

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

/** The text box of a searchable list, with its error, its hint, or the way to ask for the list again; see `TextBox`. */
export function PickField({ params, name, label, error, helperText, failed, onRetry }: PickFieldProps) {
  const hint = failed ? (
    <>
      {texts.listFailed}{' '}
      <Button size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </>
  ) : (
    helperText
  );
  const { id, disabled, fullWidth, size, slotProps } = params;
  const shown = error ?? hint;
  const helperId = `${id}-helper-text`;
  return (
    <FormControl
      variant="outlined"
      margin="normal"
      error={Boolean(error)}
      disabled={disabled}
      fullWidth={fullWidth}
      {...(size && { size })}
    >
      <InputLabel htmlFor={id} id={`${id}-label`} {...slotProps.inputLabel}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        label={label}
        inputProps={slotProps.htmlInput}
        aria-describedby={shown ? helperId : undefined}
        {...slotProps.input}
      />
      {shown && (
        <FormHelperText component="div" id={helperId} lang={languageOf(shown)}>
          {shown}
        </FormHelperText>
      )}
    </FormControl>
  );
}
