export { suggestEmail } from './suggest-email';
