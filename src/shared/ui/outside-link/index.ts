export { OutsideLink } from './OutsideLink';
