import type { components } from '@contract';
import { looseObject } from 'valibot';
import type { InferOutput } from 'valibot';
import { providerApi, recordEndpoints, filledText, idSchema } from '@/shared/api';
import type { Accepts } from '@/shared/api';
import type { Portfolio, PortfolioDraft } from './portfolio';

const portfolioDto = looseObject({
  id: idSchema,
  name: filledText,
  url: filledText,
});

type PortfolioDto = Accepts<components['schemas']['Portfolio'], InferOutput<typeof portfolioDto>>;

const toPortfolio = ({ id, name, url }: PortfolioDto): Portfolio => ({ id, name, url });

const toRequestBody = (draft: PortfolioDraft): components['schemas']['PortfolioWrite'] => ({ ...draft });

/** Specification 2, section 7. */
export const portfolioApi = providerApi.enhanceEndpoints({ addTagTypes: ['Portfolio'] }).injectEndpoints({
  endpoints: (build) => {
    const { list, add, change, remove } = recordEndpoints(build, {
      url: 'candidate/portfolio/',
      tag: 'Portfolio',
      dto: portfolioDto,
      toItem: toPortfolio,
      toRequestBody,
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
