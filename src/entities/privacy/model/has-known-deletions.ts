export const DELETIONS_KEY = 'titian:deletions';

/** True when this browser knows of any deletion; all else about them is in chunks that hardly anybody needs. */
export function hasKnownDeletions(): boolean {
  try {
    return window.localStorage.getItem(DELETIONS_KEY) !== null;
  } catch {
    return false;
  }
}
