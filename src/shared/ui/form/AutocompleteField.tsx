import { useMemo } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import { AutocompleteInput, autocompleteProps } from './AutocompleteInput';
import type { ListState } from './AutocompleteInput';
import { bindField, useLongList } from '@/shared/lib/forms';
import type { DependentValues, FieldProps, FormField } from '@/shared/lib/forms';

interface AutocompleteOption {
  value: string;
  label: string;
}

/** The field's value is an option's `value`, or empty. */
interface AutocompleteFieldProps extends FieldProps, ListState {
  options: readonly AutocompleteOption[];
  /** What another choice brings with it, for a field that others depend on. */
  dependents?: (value: string) => DependentValues;
}

const labelOf = ({ label }: AutocompleteOption): string => label;

function AutocompleteControl({
  options,
  dependents,
  value,
  setValue,
  disabled,
  loading = false,
  ...input
}: AutocompleteFieldProps & FormField) {
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const { isCut, props } = useLongList(options, labelOf);
  return (
    <Autocomplete
      {...autocompleteProps(input.name, isCut)}
      {...props}
      options={options}
      // A list may name the same by two labels.
      getOptionKey={(option) => `${option.value} ${option.label}`}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      // A value stays while its list is loading, and is shown as soon as the list is there.
      value={byValue.get(value) ?? null}
      onChange={(_event, option) => {
        const chosen = option?.value ?? '';
        // A list may name the same twice.
        if (chosen !== value) setValue(chosen, dependents?.(chosen));
      }}
      disabled={disabled}
      loading={loading}
      renderInput={(params) => <AutocompleteInput {...input} params={params} />}
    />
  );
}

/** A long list to search and choose one from, bound to Formik. */
export const AutocompleteField = bindField<string, AutocompleteFieldProps>(AutocompleteControl);
