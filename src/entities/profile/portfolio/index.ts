export {
  portfolioApi,
  useAddPortfolioMutation,
  useChangePortfolioMutation,
  useDeletePortfolioMutation,
  useGetPortfoliosQuery,
} from './portfolio.api';
export type { Portfolio, PortfolioDraft } from './portfolio';
export { PortfolioItem } from './PortfolioItem';
