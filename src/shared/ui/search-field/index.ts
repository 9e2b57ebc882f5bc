export { SelectSearchField } from './SelectSearchField';
export { TextSearchField } from './TextSearchField';
export { searchFieldStyle } from './search-field-style';
