import { interestApi } from '@/entities/profile/interest';
import { InterestSection } from './ui/InterestSection';

/** For the profile page: what it shows, and the list that this reads. */
export const interestSection = { Section: InterestSection, list: interestApi.endpoints.getInterests };
