export { DeleteAccountSection } from './ui/DeleteAccountSection';
export { DeletionAlert } from './ui/DeletionAlert';
