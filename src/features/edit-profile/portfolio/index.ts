export { PortfolioSection } from './ui/PortfolioSection';
