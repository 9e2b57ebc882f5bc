import { useState } from 'react';
import type { AutocompleteCloseReason } from '@mui/material/useAutocomplete';
import { afterPress } from './after-press';

/** The id of a pick's list with all that it says, by the pick's own. */
export const listIdOf = (id: string): string => `${id}-list`;

/**
 * Whether the list of a pick is open. One that is left by pressing something else stays, and as high as it is, until the
 * press is over: what is pressed must not move away from under the pointer.
 *
 * @param id of the pick
 * @returns what `useAutocomplete` is to be told
 */
export function useListOpening(id: string) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const onClose = (_event: unknown, reason: AutocompleteCloseReason) => {
    if (reason !== 'blur') return close();
    const list = document.getElementById(listIdOf(id));
    if (list) list.style.height = `${list.offsetHeight}px`;
    afterPress(close);
  };

  return { id, open, onOpen: () => setOpen(true), onClose };
}
