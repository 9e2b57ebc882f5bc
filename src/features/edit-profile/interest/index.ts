import { interestApi } from '@/entities/profile/interest';
import { InterestSection } from './ui/InterestSection';

/** For the profile page: the section, and the query of its list. */
export const interestSection = { Section: InterestSection, list: interestApi.endpoints.getInterests };

export { useInterestProposals } from './ui/use-interest-proposals';
