import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { AutocompleteProps, AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { languageOf } from '@/shared/lib/language';
import { AutocompletePaper } from './AutocompletePaper';
import type { FormField } from '@/shared/lib/forms';
import { texts } from './texts';

/** What both kinds of autocomplete are told of their list. */
export interface ListState {
  loading?: boolean;
  /** The options could not be had; `onRetry` asks for them again. */
  failed?: boolean;
  onRetry?: () => void;
  helperText?: string;
}

interface AutocompleteInputProps extends ListState, Pick<FormField, 'onBlur' | 'error'> {
  params: AutocompleteRenderInputParams;
  name: string;
  label: string;
}

/** The text field of an `Autocomplete`, with its error, its hint, or the way to ask for the list again. */
export function AutocompleteInput({
  params,
  name,
  label,
  onBlur,
  error,
  failed = false,
  onRetry,
  helperText,
}: AutocompleteInputProps) {
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
  return (
    <TextField
      {...params}
      name={name}
      label={label}
      margin="normal"
      onBlur={onBlur}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        ...params.slotProps,
        // A button has no place in a paragraph.
        formHelperText: { component: 'div', lang: languageOf(error) },
      }}
    />
  );
}

/** What every `Autocomplete` of the app is told: its words, its id, and the line under a list that shows only a part. */
export const autocompleteProps = (name: string, isCut: boolean) =>
  ({
    id: `field-${name}`,
    clearText: texts.clear,
    openText: texts.openList,
    closeText: texts.closeList,
    loadingText: texts.loading,
    noOptionsText: texts.noneFound,
    // Within the dialog that it belongs to, for a screen reader; fixed, so that nothing that scrolls cuts it off.
    disablePortal: true,
    slots: { paper: AutocompletePaper },
    slotProps: {
      popper: { popperOptions: { strategy: 'fixed' } },
      paper: { footer: isCut ? texts.moreOptions : undefined },
    },
  }) satisfies Partial<AutocompleteProps<unknown, boolean, false, false>>;
