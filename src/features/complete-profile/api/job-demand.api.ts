import { fallback, looseObject, nullable } from 'valibot';
import type { InferOutput } from 'valibot';
import type { components } from '@contract';
import { envelope, filledText, numberLike, providerApi } from '@/shared/api';
import type { Accepts, Envelope } from '@/shared/api';
import type { Demand } from '../model/demand';

const count = fallback(numberLike, 0);

/** Requirements of the open jobs of a place; a missing count is zero. */
const jobDemandDto = looseObject({
  place: filledText,
  jobs: numberLike,
  asking: looseObject({
    education: count,
    workExperience: count,
    language: count,
    skill: count,
    personalInformation: count,
    expectedSalary: count,
  }),
});

type JobDemandDto = Accepts<components['schemas']['JobDemand'], InferOutput<typeof jobDemandDto>>;

/** Names of a candidate's city and province, as far as they are known. */
interface Place {
  city: string | null;
  province: string | null;
}

const jobDemandApi = providerApi.injectEndpoints({
  endpoints: (build) => ({
    /** Requirements of employers in a city, or else in its province; null when unknown. Capability `jobDemand`. */
    getJobDemand: build.query<Demand | null, Place>({
      query: ({ city, province }) => ({
        url: 'job/demand/',
        params: { ...(city !== null && { city }), ...(province !== null && { province }) },
      }),
      // The same for everyone, and not cached: its URL names the place where a candidate lives.
      extraOptions: { anonymous: true, noStore: true },
      rawResponseSchema: envelope(nullable(jobDemandDto)),
      transformResponse: ({ data }: Envelope<JobDemandDto | null>) => data,
    }),
  }),
});

export const { useGetJobDemandQuery } = jobDemandApi;
