import Autocomplete from '@mui/material/Autocomplete';
import { PickField } from './PickField';
import { MoreMatches, PickPopup } from './PickPopup';
import { bindField } from './bind-field';
import type { FormField } from './server-errors';
import { useLongList } from './use-long-list';
import { texts } from './texts';

interface MultiPickInputProps {
  /** The contract's field name. Its value is an array of the chosen names. */
  name: string;
  label: string;
  /** The names to choose from, each once. */
  options: readonly string[];
  /** Once so many are chosen, the others cannot be. */
  limit: number;
  loading?: boolean;
  /** The options could not be had; `onRetry` asks for them again. */
  failed?: boolean;
  onRetry?: () => void;
  helperText?: string;
}

const labelOf = (name: string): string => name;

function MultiPickControl({
  name,
  label,
  options,
  limit,
  loading = false,
  failed = false,
  onRetry,
  helperText,
  value,
  setValue,
  onBlur,
  error,
  disabled,
}: MultiPickInputProps & FormField<string[]>) {
  const { isCut, props } = useLongList(options, labelOf);
  return (
    <MoreMatches value={isCut}>
      <Autocomplete
        multiple
        filterSelectedOptions
        id={`field-${name}`}
        options={options}
        {...props}
        getOptionDisabled={() => value.length >= limit}
        value={value}
        onChange={(_event, chosen) => setValue(chosen)}
        onBlur={onBlur}
        loading={loading}
        loadingText={texts.loading}
        noOptionsText={texts.noneFound}
        disabled={disabled}
        fullWidth
        slots={{ paper: PickPopup }}
        slotProps={{ chip: { sx: { '& .MuiChip-deleteIcon': { fontSize: 24 } } } }}
        renderInput={(params) => <PickField {...{ params, name, label, error, helperText, failed, onRetry }} />}
      />
    </MoreMatches>
  );
}

/** A long list to search and choose several names from, bound to Formik. */
export const MultiPickInput = bindField<string[], MultiPickInputProps>(MultiPickControl);
