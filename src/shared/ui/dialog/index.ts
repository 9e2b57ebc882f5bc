export { ConfirmDialog } from './LazyConfirmDialog';
export { lazyDialog } from './lazy-dialog';
export { Dialog } from './Dialog';
export { DialogActions, DialogContent, DialogTitle } from './dialog-frame';
export { ModalDialog } from './ModalDialog';
export { ResultDialog } from './ResultDialog';
export { useFocusAfterClose } from './use-focus-after-close';
