import { portfolioApi } from '@/entities/profile/portfolio';
import { PortfolioSection } from './ui/PortfolioSection';

/** For the profile page: what it shows, and the list that this reads. */
export const portfolioSection = { Section: PortfolioSection, list: portfolioApi.endpoints.getPortfolios };
