export { ConfirmDialog } from './ConfirmDialog';
export { ModalDialog } from './ModalDialog';
export { ResultDialog } from './ResultDialog';
