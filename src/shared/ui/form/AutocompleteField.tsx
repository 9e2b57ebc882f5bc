import { useMemo, useRef } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import { AutocompleteInput, autocompleteProps } from './AutocompleteInput';
import type { ListState } from './AutocompleteInput';
import { bindField, useLongList } from '@/shared/lib/forms';
import { searchKey } from '@titian/rules/search-key';
import type { DependentValues, FieldProps, FormField } from '@/shared/lib/forms';

interface AutocompleteOption {
  value: string;
  label: string;
  /** Shown under the label: why the option is offered for the typed text. */
  reason?: string;
}

/** The field's value is an option's `value`, or empty. */
interface AutocompleteFieldProps extends FieldProps, ListState {
  options: readonly AutocompleteOption[];
  /** Options that a typed text means although their labels do not have it, each with its reason. */
  findMore?: (text: string, options: readonly AutocompleteOption[]) => readonly AutocompleteOption[];
  /** Values that another choice sets in fields that depend on this one. */
  dependents?: (value: string) => DependentValues;
  /** Gets what was typed, once the field is left or Enter is pressed, where it is no option's label. */
  onFreeText?: (text: string) => void;
}

const labelOf = (option: AutocompleteOption | string): string => (typeof option === 'string' ? option : option.label);

function AutocompleteControl({
  options,
  findMore,
  dependents,
  onFreeText,
  value,
  setValue,
  disabled,
  loading = false,
  ...input
}: AutocompleteFieldProps & FormField) {
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const { isCut, props } = useLongList(options, labelOf, (text) => findMore?.(text, options) ?? []);
  const typed = useRef('');

  const choose = (chosen: string) => {
    // A list may name the same twice.
    if (chosen !== value) setValue(chosen, dependents?.(chosen));
  };
  const takeTyped = () => {
    const text = typed.current.trim();
    typed.current = '';
    if (!text || !onFreeText) return;
    const named = options.find(({ label }) => searchKey(label) === searchKey(text));
    if (named) choose(named.value);
    else onFreeText(text);
  };

  return (
    <Autocomplete
      {...autocompleteProps(input.name, isCut)}
      {...props}
      options={options}
      // A list may name the same by two labels.
      getOptionLabel={labelOf}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.value} ${option.label}`)}
      isOptionEqualToValue={(option, chosen) => typeof chosen !== 'string' && option.value === chosen.value}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {typeof option === 'string' || !option.reason ? (
            labelOf(option)
          ) : (
            <ListItemText primary={option.label} secondary={option.reason} />
          )}
        </li>
      )}
      // A value stays while its list is loading, and is shown as soon as the list is there.
      value={byValue.get(value) ?? null}
      freeSolo={onFreeText !== undefined}
      forcePopupIcon
      onInputChange={(event, text, reason) => {
        typed.current = reason === 'input' ? text : '';
        props.onInputChange(event, text, reason);
      }}
      onChange={(_event, option) => {
        if (typeof option === 'string') takeTyped();
        else choose(option?.value ?? '');
      }}
      onBlur={takeTyped}
      disabled={disabled}
      loading={loading}
      renderInput={(params) => <AutocompleteInput {...input} params={params} />}
    />
  );
}

/** A long list to search and choose one from, bound to Formik. */
export const AutocompleteField = bindField<string, AutocompleteFieldProps>(AutocompleteControl);

/** The field's value is an array of the chosen names. */
interface MultiAutocompleteFieldProps extends FieldProps, ListState {
  /** The names to choose from, each once. */
  options: readonly string[];
  /** Once so many are chosen, the others cannot be. */
  limit?: number;
}

function MultiAutocompleteControl({
  options,
  limit = Infinity,
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
