/** Of the region on this device; it says nothing of the candidate. */
const KEY = 'titian:matches-height';

/** Below the region, in CSS pixels; it is in `MatchRegion`. */
const MARGIN = 16;

/**
 * In CSS pixels with the margin, until the region was shown once on this device: that of the region which offers to load
 * the applications, because few devices know them on a first visit.
 */
const expectedHeight = (): number => (window.innerWidth < 900 ? 240 : 150);

/** The height that the matches had last on this device with their margin, in CSS pixels, or are expected to have; 0 without any. */
export function lastMatchesHeight(): number {
  try {
    return Number(window.localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

function remember(height: number): void {
  try {
    window.localStorage.setItem(KEY, String(Math.round(height)));
  } catch {
    // Without a storage, the next visit leaves no room.
  }
}

/** No matches are shown on this device: the next visit leaves no room. */
export const rememberNoMatches = (): void => remember(0);

/** The profile tells nothing of the work: matches are expected once it does. A ref callback. */
export function forgetMatchesHeight(region: Element | null): void {
  if (!region) return;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

/** Has the first visit leave room for the region, once the profile is known to tell of the work. */
export function expectMatches(): void {
  try {
    if (window.localStorage.getItem(KEY) === null) remember(expectedHeight());
  } catch {
    // Without a storage, the first visit leaves no room.
  }
}

/** Remembers the height of the region whenever that changes; a ref callback with its cleanup. */
export function watchMatchesHeight(region: Element | null): (() => void) | undefined {
  if (!region) return undefined;
  const observer = new ResizeObserver(([entry]) => remember((entry?.borderBoxSize[0]?.blockSize ?? 0) + MARGIN));
  observer.observe(region);
  return () => observer.disconnect();
}
