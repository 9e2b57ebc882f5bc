import { useEffect, useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetApplicationsQuery } from '@/entities/application';
import { useCapability } from '@/entities/capability';
import { jobApi } from '@/entities/job';
import type { Profile } from '@/entities/profile/candidate';
import { useGetJobDemandQuery } from '../api/job-demand.api';
import { askedBy, demandOf } from '../model/demand';
import type { FieldDemand } from '../model/demand';

const selectJobs = jobApi.endpoints.getJobs.select();

interface FindDemandProps {
  profile: Pick<Profile, 'city' | 'location'>;
  /** Undefined as long as the provider has not responded. */
  onFound: (wanted: FieldDemand | undefined) => void;
}

/**
 * Finds out what the jobs applied to and employers near the candidate require, and renders nothing. Uses the provider's
 * own count or, with a provider that implements only the specification, the list of jobs as far as this tab has loaded
 * it, and no application. Mount it once the calls of the specification's page have their responses: it comes after them.
 * Specification 4, section 5.
 */
export function FindDemand({ profile: { city, location }, onFound }: FindDemandProps) {
  const isServed = useCapability('jobDemand');
  const place = { city: city?.name ?? null, province: location?.name ?? null };
  const isPlaced = place.city !== null || place.province !== null;
  const { currentData, isError } = useGetJobDemandQuery(isServed && isPlaced ? place : skipToken);
  const jobs = useSelector((state: Parameters<typeof selectJobs>[0]) => selectJobs(state).data);
  const listed = useMemo(
    () => (isServed || !jobs ? undefined : demandOf(jobs, { city, location })),
    [isServed, jobs, city, location],
  );
  const served = currentData === undefined && (isError || !isPlaced) ? null : currentData;
  const demand = isServed ? served : (listed ?? null);
  const applications = useGetApplicationsQuery(isServed ? undefined : skipToken);
  const applied = useMemo(() => askedBy(applications.data ?? []), [applications.data]);
  const isKnown = demand !== undefined && !applications.isLoading;
  useEffect(() => onFound(isKnown ? { demand, applied } : undefined), [isKnown, demand, applied, onFound]);
  return null;
}
