export { ConnectionBanner } from './ui/ConnectionBanner';
