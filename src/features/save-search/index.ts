export { LazySaveSearchDialog as SaveSearchDialog } from './ui/LazySaveSearchDialog';
export { SaveSearchButton } from './ui/SaveSearchButton';
