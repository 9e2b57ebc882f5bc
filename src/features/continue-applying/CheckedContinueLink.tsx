import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import { hasApplied, useGetApplicationsQuery } from '@/entities/application';
import { useCapability } from '@/entities/capability';
import { useGetJobQuery } from '@/entities/job';
import { returnToDropped } from '@/entities/session';
import { isApiError } from '@/shared/api';
import { ContinueLink } from './ContinueLink';

const isGone = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && (error.status === 404 || error.status === 410);

/**
 * The way on, with what has become of the job meanwhile; once applied to, it is forgotten. Fetched only where the provider
 * serves public vacancies: any other one receives only the calls of the specification's profile page.
 */
export function CheckedContinueLink({ slug, title }: { slug: string; title: string | null }) {
  const dispatch = useDispatch();
  const isFetched = useCapability('publicJobs');
  const { currentData: job, error } = useGetJobQuery(isFetched ? slug : skipToken);
  const { data: applications = [] } = useGetApplicationsQuery(isFetched ? undefined : skipToken);
  const isApplied = job !== undefined && hasApplied(applications, job);

  useEffect(() => {
    if (isApplied) dispatch(returnToDropped());
  }, [isApplied, dispatch]);

  return <ContinueLink slug={slug} title={job?.title ?? title} isOver={isGone(error) || job?.isOpen === false} />;
}
