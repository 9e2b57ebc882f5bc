export { FilledIcon } from './FilledIcon';
export { filledIcons } from './filled-icons';
