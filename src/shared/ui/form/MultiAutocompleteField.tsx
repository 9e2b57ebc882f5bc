import Autocomplete from '@mui/material/Autocomplete';
import { AutocompleteInput, autocompleteProps } from './AutocompleteInput';
import type { ListState } from './AutocompleteInput';
import { bindField, useLongList } from '@/shared/lib/forms';
import type { FieldProps, FormField } from '@/shared/lib/forms';

/** The field's value is an array of the chosen names. */
interface MultiAutocompleteFieldProps extends FieldProps, ListState {
  /** The names to choose from, each once. */
  options: readonly string[];
  /** Once so many are chosen, the others cannot be. */
  limit: number;
}

const labelOf = (name: string): string => name;

function MultiAutocompleteControl({
  options,
  limit,
  value,
  setValue,
  disabled,
  loading = false,
  ...input
}: MultiAutocompleteFieldProps & FormField<string[]>) {
  const { isCut, props } = useLongList(options, labelOf);
  return (
    <Autocomplete
      {...autocompleteProps(input.name, isCut)}
      {...props}
      multiple
      filterSelectedOptions
      options={options}
      getOptionDisabled={() => value.length >= limit}
      value={value}
      onChange={(_event, chosen) => setValue(chosen)}
      disabled={disabled}
      loading={loading}
      renderInput={(params) => <AutocompleteInput {...input} params={params} />}
    />
  );
}

/** A long list to search and choose several names from, bound to Formik. */
export const MultiAutocompleteField = bindField<string[], MultiAutocompleteFieldProps>(MultiAutocompleteControl);
