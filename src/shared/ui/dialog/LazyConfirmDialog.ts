import { lazyDialog } from './lazy-dialog';

/** Asks before something is deleted: `./ConfirmDialog`, in a chunk of its own. */
export const ConfirmDialog = lazyDialog(async () => (await import('./ConfirmDialog')).ConfirmDialog);
