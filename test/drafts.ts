/** All drafts that the browser holds, of this tab alone or not, as text to search in; empty for none. */
export const storedDrafts = (): string =>
  [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    .filter(([key]) => key.startsWith('titian:draft:'))
    .map((entry) => entry.join('='))
    .join('\n');
