export { ConfirmDialog } from './LazyConfirmDialog';
export { lazyDialog } from './lazy-dialog';
export { prepareDialogs } from './prepare-dialogs';
export { ModalDialog } from './ModalDialog';
export { ResultDialog } from './ResultDialog';
