export { DEFAULT_IMAGES, ImageFrame } from './ImageFrame';
export { RemoteImage } from './RemoteImage';
