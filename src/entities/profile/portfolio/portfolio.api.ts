import { providerApi, recordEndpoints } from '@/shared/api';
import { portfolioDto } from './portfolio';

/** Specification 2, section 7. */
export const portfolioApi = providerApi.enhanceEndpoints({ addTagTypes: ['Portfolio'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/portfolio/',
      tag: 'Portfolio',
      dto: portfolioDto,
    });
    return { getPortfolios: list, addPortfolio: add, changePortfolio: change, deletePortfolio: remove };
  },
});

export const {
  useGetPortfoliosQuery,
  useAddPortfolioMutation,
  useChangePortfolioMutation,
  useDeletePortfolioMutation,
} = portfolioApi;
