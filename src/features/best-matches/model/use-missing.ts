import { useGetProfileQuery } from '@/entities/profile/candidate';
import { useGetEducationsQuery } from '@/entities/profile/education';
import { useGetInterestsQuery } from '@/entities/profile/interest';
import { useGetWorkExperiencesQuery } from '@/entities/profile/work-experience';

/** A part of the profile that matches come from. */
export type Missing = 'place' | 'education' | 'work';

/** Parts of the candidate's profile that are empty; none where it cannot be loaded. `skip`: nothing is requested. */
export function useMissing(isNeeded: boolean): readonly Missing[] | 'loading' | undefined {
  const skip = !isNeeded;
  const profile = useGetProfileQuery(undefined, { skip });
  const educations = useGetEducationsQuery(undefined, { skip });
  const work = useGetWorkExperiencesQuery(undefined, { skip });
  const interests = useGetInterestsQuery(undefined, { skip });
  if (skip) return undefined;
  if ([profile, educations, work, interests].some(({ isLoading }) => isLoading)) return 'loading';
  return [
    ...(profile.data && !profile.data.city ? (['place'] as const) : []),
    ...(educations.data?.length === 0 ? (['education'] as const) : []),
    ...(work.data?.length === 0 && interests.data?.length === 0 ? (['work'] as const) : []),
  ];
}
