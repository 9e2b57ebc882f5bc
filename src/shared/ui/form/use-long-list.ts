import { useState } from 'react';
import { SHOWN_OPTIONS, firstMatches } from './first-matches';

/**
 * What an `Autocomplete` with a long list needs: it shows the first matches alone.
 *
 * @param chosen label of the chosen option, which the input shows without anything being searched
 * @returns its props, and whether more options match than are shown
 */
export function useLongList<T>(options: readonly T[], labelOf: (option: T) => string, chosen = '') {
  const [typed, setTyped] = useState('');
  const wanted = typed === chosen ? '' : typed;
  return {
    isCut: firstMatches(options, labelOf, wanted, SHOWN_OPTIONS + 1).length > SHOWN_OPTIONS,
    props: {
      filterOptions: (available: T[], { inputValue }: { inputValue: string }) =>
        firstMatches(available, labelOf, inputValue, SHOWN_OPTIONS),
      onInputChange: (_event: unknown, text: string) => setTyped(text),
    },
  };
}
