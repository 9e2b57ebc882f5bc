import { useGetApplicationsQuery } from '@/entities/application';
import { useGetAchievementsQuery } from '@/entities/profile/achievement';
import { useGetOrganizationExperiencesQuery } from '@/entities/profile/organization-experience';
import { useGetPortfoliosQuery } from '@/entities/profile/portfolio';
import { useGetTrainingsQuery } from '@/entities/profile/training';
import { useOpensOffline } from '@/shared/lib/connection';

/**
 * Reads what the profile's other tabs and the list of applications show, so that they can be read without a connection
 * before they were ever opened. Only where the app itself opens then.
 */
export function useReadingAhead(): void {
  const skip = !useOpensOffline();
  useGetOrganizationExperiencesQuery(undefined, { skip });
  useGetTrainingsQuery(undefined, { skip });
  useGetAchievementsQuery(undefined, { skip });
  useGetPortfoliosQuery(undefined, { skip });
  useGetApplicationsQuery(undefined, { skip });
}
