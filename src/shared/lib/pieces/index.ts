export { pause } from './pause';
