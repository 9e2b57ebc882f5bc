export { ChangePasswordSection } from './ui/ChangePasswordSection';
