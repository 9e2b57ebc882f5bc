export { ChangeEmailSection } from './ui/ChangeEmailSection';
