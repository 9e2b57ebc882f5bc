export { ModalDialog } from './ModalDialog';
export { ResultDialog } from './ResultDialog';
