/** Marks the button that deletes an entry of a list. */
export const deleteMark = { 'data-deletes': '' };

/**
 * The button that deletes the entry after the one of the given button, else the entry before it; null where there is no
 * other entry.
 */
export function neighbourButton(button: HTMLElement | null): HTMLElement | null {
  const entry = button?.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-deletes]') ?? null;
}
