export { ToggleButtons } from './ToggleButtons';
