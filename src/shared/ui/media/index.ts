export { RemoteImage } from './RemoteImage';
