const KEY = 'titian:scroll';

/** Entries of the history that a tab remembers. */
const LIMIT = 100;

type Positions = Map<string, number>;

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);

/**
 * Where each entry of this tab's history was scrolled to, in pixels; empty where the browser has stored nothing
 * readable.
 */
export function readScrollPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** Keeps the positions of the newest entries over a reload; without storage they are gone with the page. */
export function storeScrollPositions(positions: Positions): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-LIMIT)));
  } catch {
    // Storage that is full or refused.
  }
}
