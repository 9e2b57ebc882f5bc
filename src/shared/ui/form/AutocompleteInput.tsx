import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { AutocompleteProps, AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { languageOf } from '@/shared/lib/language';
import type { FieldProps, FormField } from '@/shared/lib/forms';
import { texts } from './texts';

/** The state of the list of options, of which both autocompletes have the same props. */
export interface ListState {
  loading?: boolean;
  /** The options could not be fetched; `onRetry` fetches them again. */
  failed?: boolean;
  onRetry?: () => void;
  helperText?: string;
}

interface AutocompleteInputProps extends FieldProps, ListState, Pick<FormField, 'onBlur' | 'error'> {
  params: AutocompleteRenderInputParams;
}

/** The text field of an `Autocomplete`, with its error, its hint, or a button that fetches the list again. */
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

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    /** Under the options. */
    footer?: string | undefined;
  }
}

/** The list of an `Autocomplete` with a line under its options; for `slots.paper`. */
function AutocompletePaper({ footer, children, ...paper }: PaperProps & { footer?: string | undefined }) {
  return (
    <Paper {...paper}>
      {children}
      {footer && (
        <Typography
          variant="body2"
          role="status"
          color="textSecondary"
          sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
        >
          {footer}
        </Typography>
      )}
    </Paper>
  );
}

/** Props of every `Autocomplete` of the app: its texts, its id, and the line under a list that shows only a part. */
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
