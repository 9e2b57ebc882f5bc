/** Where Material UI keeps the chosen mode (`light`, `dark` or `system`) in the browser's storage. */
export const MODE_STORAGE_KEY = 'titian:scheme';
