export { toListItems } from './to-list-items';
