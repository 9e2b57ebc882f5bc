export { ApplyButton } from './ui/ApplyButton';
