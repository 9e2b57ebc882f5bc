export { ConfirmDialog } from './LazyConfirmDialog';
export { lazyDialog } from './lazy-dialog';
export { ModalDialog } from './ModalDialog';
export { ResultDialog } from './ResultDialog';
