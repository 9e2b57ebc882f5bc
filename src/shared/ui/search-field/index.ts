export { SelectSearchField } from './SelectSearchField';
export { TextSearchField } from './TextSearchField';
