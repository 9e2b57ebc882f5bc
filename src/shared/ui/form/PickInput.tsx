import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import { PickField } from './PickField';
import { MoreMatches, PickPopup } from './PickPopup';
import { bindField } from './bind-field';
import type { FormField } from './server-errors';
import { useLongList } from './use-long-list';
import { texts } from './texts';

interface PickOption {
  value: string;
  label: string;
}

interface PickInputProps {
  /** The contract's field name. Its value is an option's `value`, or empty. */
  name: string;
  label: string;
  options: readonly PickOption[];
  loading?: boolean;
  /** The options could not be had; `onRetry` asks for them again. */
  failed?: boolean;
  onRetry?: () => void;
  disabled?: boolean;
  helperText?: string;
  /** Told after the value changed, for a field that rules others. */
  onPick?: (value: string) => void;
}

const labelOf = ({ label }: PickOption): string => label;

function PickControl({
  name,
  label,
  options,
  loading = false,
  failed = false,
  onRetry,
  disabled,
  helperText,
  onPick,
  value,
  setValue,
  onBlur,
  error,
}: PickInputProps & FormField) {
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  // A value whose list is still on its way is kept, and shown as soon as the list is there.
  const chosen = byValue.get(value) ?? null;
  const { isCut, props } = useLongList(options, labelOf, chosen?.label);
  return (
    <MoreMatches value={isCut}>
      <Autocomplete
        id={`field-${name}`}
        options={options}
        {...props}
        getOptionLabel={labelOf}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, picked) => option.value === picked.value}
        value={chosen}
        onChange={(_event, option) => {
          const picked = option?.value ?? '';
          setValue(picked);
          onPick?.(picked);
        }}
        onBlur={onBlur}
        loading={loading}
        loadingText={texts.loading}
        noOptionsText={texts.noneFound}
        disabled={disabled}
        fullWidth
        slots={{ paper: PickPopup }}
        renderInput={(params) => <PickField {...{ params, name, label, error, helperText, failed, onRetry }} />}
      />
    </MoreMatches>
  );
}

/** A long list to search and choose one from, bound to Formik. */
export const PickInput = bindField<string, PickInputProps>(PickControl);
