import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

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

/**
 * Returns the focus to a button that lost it while it was disabled or, when the button was removed, moves it to another
 * element. A candidate who has moved the focus meanwhile keeps it there.
 *
 * @param state a value whose change may enable or remove the button: whether it waits, whether it is there
 * @param fallback takes the focus when the button was removed and the calling component is still mounted
 * @returns to be called with the button when it is pressed
 */
export function useFocusAfterWait(
  state: string | boolean,
  fallback?: RefObject<HTMLElement | null>,
): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const button = pressed.current;
    const target = button?.isConnected ? button : fallback?.current;
    // A dialog takes the focus that one of its buttons has lost, the page's body elsewhere.
    if (!button || !target || !document.activeElement?.contains(target)) return;
    if (!button.isConnected) pressed.current = null;
    target.focus();
  }, [state, fallback]);
  return (button) => {
    pressed.current = button;
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
