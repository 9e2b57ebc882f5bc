import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { bindField } from './bind-field';
import type { FormField } from './server-errors';

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

/** More matches than these are cut, as in `PickInput`. */
const SHOWN = 100;

const filterOptions = createFilterOptions<string>({ limit: SHOWN });

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
    <Autocomplete
      multiple
      filterSelectedOptions
      id={`field-${name}`}
      options={options}
      filterOptions={filterOptions}
      getOptionDisabled={() => value.length >= limit}
      value={value}
      onChange={(_event, chosen) => setValue(chosen)}
      onBlur={onBlur}
      loading={loading}
      loadingText="Memuat…"
      noOptionsText="Tidak ditemukan"
      disabled={disabled}
      fullWidth
      slotProps={{ chip: { sx: { '& .MuiChip-deleteIcon': { fontSize: 24 } } } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          error={Boolean(error)}
          helperText={error ?? hint}
          margin="normal"
          slotProps={{ ...params.slotProps, formHelperText: { component: 'div' } }}
        />
      )}
    />
  );
}

/** A long list to search and choose several names from, bound to Formik. */
export const MultiPickInput = bindField<string[], MultiPickInputProps>(MultiPickControl);
