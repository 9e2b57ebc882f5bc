import { useState } from 'react';
import { useEventCallback } from '@mui/material/utils';
import { wholeDay } from '@/shared/lib/dates';

/** What stands in each part of a picker's field, as digits; empty for a part that shows its placeholder. */
const typedParts = (field: Element): string[] =>
  [...field.querySelectorAll('[role="spinbutton"]')].map(({ textContent }) =>
    /^\d+$/.test(textContent) ? textContent : '',
  );

/**
 * A date picker tells of whole dates alone. This reads what is half typed from its field, so that the form's draft keeps
 * it: as `12/05/`, the parts in the field's order, which the form's rules take as missing (`wholeDay`).
 *
 * @param value what the form holds: whole, half typed or empty
 * @returns what was half typed before the picker was there, which it cannot show by itself, and otherwise undefined; and
 * what to call for each key, with the picker's field
 */
export function useHalfTyped(value: string, setValue: (value: string) => void) {
  const [shown, setShown] = useState('');

  const read = useEventCallback((field: Element) => {
    if (!field.isConnected) return;
    const parts = typedParts(field);
    const typed = parts.some(Boolean) ? parts.join('/') : '';
    if (typed === shown) return;
    setShown(typed);
    if (!wholeDay(value) && typed !== value) setValue(typed);
  });

  // Once the picker shows what the key did.
  const readAfterKey = useEventCallback((field: Element) => void setTimeout(read, 0, field));

  const isKept = value !== '' && !wholeDay(value) && value !== shown;
  const parts = isKept ? value.split('/') : null;
  return [parts?.map((part) => part || '…').join('/'), readAfterKey] as const;
}
