import { lazyDialog } from './lazy-dialog';

/** Confirms that something is to be deleted; in a chunk of its own. */
export const ConfirmDialog = lazyDialog(async () => (await import('./ConfirmDialog')).ConfirmDialog);

/** The same in the importer's own chunk: for a dialog that is closed without a connection, too. */
export { ConfirmDialog as EagerConfirmDialog } from './ConfirmDialog';
export { lazyDialog };
export { ModalDialog } from './ModalDialog';
export { ResultDialog } from './ResultDialog';
