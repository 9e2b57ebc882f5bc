let pressed = false;
let waiting: (() => void)[] = [];

const soon = (change: () => void): void => void setTimeout(change);

function handleRelease(): void {
  pressed = false;
  waiting.forEach(soon);
  waiting = [];
}

// No window while the build renders pages.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true);
  window.addEventListener('pointerup', handleRelease, true);
  window.addEventListener('pointercancel', handleRelease, true);
}

/**
 * Runs a change that may move what is on the page, but not between the two halves of a click: leaving a field by
 * pressing a button would show the field's error, push the button away from under the pointer, and so lose the click.
 *
 * @param change called in a task of its own, at once or when the pointer has been released
 */
export function afterPointerRelease(change: () => void): void {
  if (pressed) waiting.push(change);
  else soon(change);
}
