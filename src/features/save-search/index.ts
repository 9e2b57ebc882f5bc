export { LazySaveSearchDialog as SaveSearchDialog, SaveSearchButton } from './SaveSearchButton';
