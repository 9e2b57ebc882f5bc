import { useState } from 'react';
import { createFilterOptions } from '@mui/material/useAutocomplete';
import type { AutocompleteInputChangeReason, UseAutocompleteProps } from '@mui/material/useAutocomplete';

/** Options of a long list that are shown at once: more are not scrolled to, and slow to render on a cheap phone. */
const SHOWN_OPTIONS = 40;

/** Whatever the case and accents; one more than is shown, to know whether there are more. */
const matches = createFilterOptions<never>({ limit: SHOWN_OPTIONS + 1, trim: true });

type Filter<T> = NonNullable<UseAutocompleteProps<T, boolean, false, false>['filterOptions']>;

/**
 * Props of an `Autocomplete` with a long list: it shows only the first matches.
 *
 * @param findMore options that a text means although their labels do not have it; shown after the others
 * @returns its props, and whether more options match than are shown
 */
export function useLongList<T>(
  options: readonly T[],
  labelOf: (option: T) => string,
  findMore: (text: string) => readonly T[] = () => [],
) {
  const [searched, setSearched] = useState('');
  const find = matches as unknown as Filter<T>;
  const filterOptions: Filter<T> = (all, state) => {
    const labelled = find(all, state);
    const labels = new Set(labelled.map(labelOf));
    const more = findMore(state.inputValue).filter((option) => !labels.has(labelOf(option)));
    return [...labelled, ...more].slice(0, SHOWN_OPTIONS);
  };
  const found = find([...options], { inputValue: searched, getOptionLabel: labelOf });
  return {
    isCut: found.length > SHOWN_OPTIONS,
    props: {
      filterOptions,
      onInputChange: (_event: unknown, text: string, reason: AutocompleteInputChangeReason) =>
        // The label of the chosen option is not searched for.
        setSearched(reason === 'input' ? text : ''),
    },
  };
}
