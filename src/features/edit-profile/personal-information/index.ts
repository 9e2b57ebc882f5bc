export { PersonalInformationModal } from './ui/LazyPersonalInformationModal';
export { usePersonalInformationProposals } from './ui/use-personal-information-proposals';
