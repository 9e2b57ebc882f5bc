import { toJobs } from '@/entities/job';
import type { Job } from '@/entities/job';
import { providerApi } from '@/shared/api';
import type { Envelope } from '@/shared/api';
import type { Match } from '../model/match';
import { matchListDto } from './match.dto';
import type { MatchDto } from './match.dto';
import { hasWords } from '../model/describe-reason';

/** Matches without the reasons that the app has no words for. */
function toMatches({ data }: Envelope<MatchDto[]>): Match<Job>[] {
  const jobs = toJobs(data.map(({ job }) => job));
  return data.flatMap(({ score, reasons, gaps }, place) => {
    const job = jobs[place];
    const readable = reasons.filter(hasWords);
    return job && readable.length > 0 ? [{ job, score, reasons: readable, gaps }] : [];
  });
}

const matchApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** At most so many open jobs that match the candidate best. Specification 4, section 8; capability `matches`. */
    getMatches: build.query<Match<Job>[], number>({
      query: (limit) => ({ url: 'job/match/', params: { limit } }),
      rawResponseSchema: matchListDto,
      transformResponse: toMatches,
      providesTags: [{ type: 'Job', id: 'LIST' }],
    }),
  }),
});

export const { useGetMatchesQuery } = matchApi;
