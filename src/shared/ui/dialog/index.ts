import { lazyDialog } from './lazy-dialog';

/** Confirms that something is to be deleted; in a chunk of its own. */
export const ConfirmDialog = lazyDialog(async () => (await import('./ConfirmDialog')).ConfirmDialog);

export { lazyDialog };
export { ModalDialog } from './ModalDialog';
export { ResultDialog } from './ResultDialog';
