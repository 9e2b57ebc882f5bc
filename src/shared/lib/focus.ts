import { useEffect, useRef } from 'react';

/**
 * Where the focus goes once a dialog is closed, where the button that opened it goes with what it was about. A dialog
 * gives the focus back to that button by itself; this comes after it.
 *
 * @param open whether the dialog is mounted
 * @returns to be called with the element before the dialog is closed
 */
export function useFocusAfterClose(open: boolean): (element: HTMLElement | null) => void {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open) return;
    target.current?.focus();
    target.current = null;
  }, [open]);
  return (element) => {
    target.current = element;
  };
}

/** Marks the button that deletes an entry of a list. */
export const deleteMark = { 'data-deletes': '' };

/**
 * The button that deletes the entry after the one of the given button, else the entry before it; null without another.
 */
export function neighbourButton(button: HTMLElement): HTMLElement | null {
  const entry = button.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-deletes]') ?? null;
}

const FIELD = ':is(input, select, textarea):enabled:not([type=hidden], [type=file])';

/** Moves the focus to the first field of a form or dialog. */
export const focusFirstField = (container: Element): void => container.querySelector<HTMLElement>(FIELD)?.focus();
