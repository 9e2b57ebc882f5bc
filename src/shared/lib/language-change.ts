/** In sessionStorage while the page is reloaded for another language. */
const KEY = 'titian:language-change';

/** Tells the page that is loaded next that the language was changed. */
export function markLanguageChange(): void {
  try {
    window.sessionStorage.setItem(KEY, '');
  } catch {
    // The next page is blank for a moment.
  }
}

/** True once after the language was changed: the page was reloaded for it, and its old text may stay for now. */
export function takeLanguageChange(): boolean {
  try {
    const isChange = window.sessionStorage.getItem(KEY) !== null;
    window.sessionStorage.removeItem(KEY);
    return isChange;
  } catch {
    return false;
  }
}
