export { DeleteAccountSection } from './ui/DeleteAccountSection';
