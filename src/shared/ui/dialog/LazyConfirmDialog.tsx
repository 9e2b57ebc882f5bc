import { lazyDialog } from './lazy-dialog';

/** The question in a chunk of its own, fetched when it is asked: dialogs are large, and most visits delete nothing. */
export const ConfirmDialog = lazyDialog(async () => (await import('./ConfirmDialog')).ConfirmDialog);
