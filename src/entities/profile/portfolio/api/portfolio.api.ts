import {
  changedTags,
  changing,
  envelope,
  listSchema,
  listTags,
  messageOf,
  providerApi,
  withVersion,
} from '@/shared/api';
import type { Envelope, Id } from '@/shared/api';
import type { Portfolio, PortfolioDraft } from '../model/portfolio';
import { portfolioDto } from './portfolio.dto';
import type { PortfolioDto } from './portfolio.dto';
import { toPortfolio, toRequestBody } from './portfolio.mapper';

const URL = 'candidate/portfolio/';

/** Specification 2, section 7. */
export const portfolioApi = providerApi.enhanceEndpoints({ addTagTypes: ['Portfolio'] }).injectEndpoints({
  endpoints: (build) => ({
    getPortfolios: build.query<Portfolio[], void>({
      query: () => URL,
      rawResponseSchema: envelope(listSchema(portfolioDto, URL)),
      transformResponse: ({ data }: Envelope<PortfolioDto[]>) => data.map(withVersion(toPortfolio)),
      providesTags: (items) => listTags('Portfolio', items),
    }),
    addPortfolio: build.mutation<string | null, PortfolioDraft>({
      query: (draft) => ({ url: URL, method: 'POST', body: toRequestBody(draft) }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error) => (error ? [] : [{ type: 'Portfolio', id: 'LIST' }]),
    }),
    changePortfolio: build.mutation<string | null, { id: Id; draft: PortfolioDraft; version?: string }>({
      query: ({ id, draft, version }) => changing(`${URL}${id}/`, toRequestBody(draft), version),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, { id }) => changedTags('Portfolio', id, error),
    }),
    /** Resolves to the provider's message, which is toasted. */
    deletePortfolio: build.mutation<string | null, Id>({
      query: (id) => ({ url: `${URL}${id}/`, method: 'DELETE' }),
      transformResponse: messageOf,
      invalidatesTags: (_message, error, id) => (error ? [] : [{ type: 'Portfolio', id }]),
    }),
  }),
});

export const {
  useGetPortfoliosQuery,
  useAddPortfolioMutation,
  useChangePortfolioMutation,
  useDeletePortfolioMutation,
} = portfolioApi;
