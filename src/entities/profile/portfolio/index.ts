export {
  portfolioApi,
  useAddPortfolioMutation,
  useChangePortfolioMutation,
  useDeletePortfolioMutation,
  useGetPortfoliosQuery,
} from './api/portfolio.api';
export type { Portfolio, PortfolioDraft } from './model/portfolio';
export { PortfolioItem } from './ui/PortfolioItem';
