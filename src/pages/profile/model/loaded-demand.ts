import { jobApi } from '@/entities/job';
import type { Profile } from '@/entities/profile/candidate';
import { demandOf } from './demand';

type State = Parameters<ReturnType<typeof jobApi.endpoints.getJobs.select>>[0];

/** What employers near a candidate ask for, of the jobs that the store holds; undefined where it holds none. */
export function loadedDemand(state: unknown, place: Pick<Profile, 'city' | 'location'>) {
  const { data } = jobApi.endpoints.getJobs.select()(state as State);
  return data && demandOf(data, place);
}
