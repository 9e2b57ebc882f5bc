export {
  portfolioApi,
  useAddPortfolioMutation,
  useChangePortfolioMutation,
  useDeletePortfolioMutation,
  useGetPortfoliosQuery,
} from './portfolio.api';
export type { Portfolio, PortfolioWrite } from './portfolio';
export { PortfolioItem } from './PortfolioItem';
