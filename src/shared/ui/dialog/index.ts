export { ConfirmDialog } from './ConfirmDialog';
export { lazyDialog } from './lazy-dialog';
export { ModalDialog } from './ModalDialog';
export { ResultDialog } from './ResultDialog';
