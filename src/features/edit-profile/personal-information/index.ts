export { PersonalInformationModal } from './ui/LazyPersonalInformationModal';
