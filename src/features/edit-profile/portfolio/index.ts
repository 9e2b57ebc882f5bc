import { portfolioApi } from '@/entities/profile/portfolio';
import { PortfolioSection } from './ui/PortfolioSection';

/** For the profile page: the section, and the query of its list. */
export const portfolioSection = { Section: PortfolioSection, list: portfolioApi.endpoints.getPortfolios };

export { usePortfolioProposals } from './ui/use-portfolio-proposals';
