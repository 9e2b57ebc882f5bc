import { useSelector } from 'react-redux';
import { useGetJobsQuery } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { BestMatches } from '@/features/best-matches';
import { useBookmarkedJobs } from '@/features/bookmark-job';
import type { OpenJob } from '../model/use-open-job';

/** The region "Paling cocok" over the list that the page has; a list that the provider searches is not requested. */
export function MatchesPanel({ onOpen }: { onOpen: OpenJob }) {
  const { data: jobs } = useGetJobsQuery(undefined, { skip: process.env.JOB_SEARCH === 'server' });
  const owner = useSelector(selectSession)?.userId ?? null;
  return <BestMatches jobs={jobs} saved={useBookmarkedJobs()} owner={owner} onOpen={onOpen} />;
}
