/** All drafts that the browser holds, as text to search in; empty for none. */
export const storedDrafts = (): string =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('titian:draft:'))
    .map((entry) => entry.join('='))
    .join('\n');
