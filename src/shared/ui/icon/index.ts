export { Icon } from './Icon';
export { icons } from './icons';
