export { ChangePhoneSection } from './ui/ChangePhoneSection';
