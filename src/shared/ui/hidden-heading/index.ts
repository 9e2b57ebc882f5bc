export { HiddenHeading } from './HiddenHeading';
