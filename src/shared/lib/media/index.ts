export { mediaUrl } from './media-url';
