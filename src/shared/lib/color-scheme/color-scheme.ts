/** The looks to choose from; `system` is whichever the system has. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

const KEY = 'titian:scheme';

const toScheme = (stored: string | null): ColorScheme => COLOR_SCHEMES.find((scheme) => scheme === stored) ?? 'system';

function readStored(): ColorScheme {
  try {
    return toScheme(window.localStorage.getItem(KEY));
  } catch {
    return 'system';
  }
}

/** The style sheet goes by this attribute, and by the system where it is missing. */
function show(scheme: ColorScheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

/** Called when the choice changes, here or in another tab. */
const listeners = new Set<() => void>();

function followOtherTab({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  show(readStored());
  listeners.forEach((listener) => listener());
}

/** Shows the look that was chosen on this browser. To be called before the page is first drawn. */
export const showStoredColorScheme = (): void => show(readStored());

/** Shows it, and follows what is chosen in another tab. */
export function startColorScheme(): void {
  showStoredColorScheme();
  window.addEventListener('storage', followOtherTab);
}

/** Shows a look, and keeps it for this browser; where nothing can be kept, for as long as the page is open. */
export function chooseColorScheme(scheme: ColorScheme): void {
  show(scheme);
  try {
    if (scheme === 'system') window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, scheme);
  } catch {
    // Full or forbidden.
  }
  listeners.forEach((listener) => listener());
}

/** The look that is shown by choice. */
export const shownColorScheme = (): ColorScheme => toScheme(document.documentElement.dataset.scheme ?? null);

/** Tells of every change of the choice. @returns stops it */
export function onColorScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
