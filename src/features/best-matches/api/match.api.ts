import { toJobs } from '@/entities/job';
import { providerApi } from '@/shared/api';
import { hasWords } from '../model/describe-reason';
import type { BestMatches, MatchQuery, MatchListDto } from './match.dto';
import { matchListDto } from './match.dto';

/** Matches without the reasons that the app has no words for. */
function toMatches({ data, meta }: MatchListDto): BestMatches {
  const jobs = toJobs(data.map(({ job }) => job));
  const matches = data.flatMap(({ score, reasons, gaps }, place) => {
    const job = jobs[place];
    const readable = reasons.filter(hasWords);
    return job && readable.length > 0 ? [{ job, score, reasons: readable, gaps }] : [];
  });
  return { matches, common: meta.common.filter(hasWords) };
}

const matchApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The open jobs that match a person best. Specification 4, section 8; capability `matches`. */
    getMatches: build.query<BestMatches, MatchQuery>({
      query: (params) => ({ url: 'job/match/', params }),
      rawResponseSchema: matchListDto,
      transformResponse: toMatches,
      providesTags: [{ type: 'Job', id: 'LIST' }],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useGetMatchesQuery } = matchApi;
