import { useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { hasApplied, useGetApplicationsQuery } from '@/entities/application';
import { useCapability } from '@/entities/capability';
import { useGetJobQuery } from '@/entities/job';
import { returnToDropped } from '@/entities/session';
import { isApiError } from '@/shared/api';
import { routes } from '@/shared/config';
import { texts } from '../texts';

interface ContinueApplyingProps {
  /** Path of the job that was wanted, as `toJobPath` gives it. */
  path: string;
  /** Its title, where the device knows it. */
  title: string | null;
}

const slugOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

const isGone = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && (error.status === 404 || error.status === 410);

/**
 * What has become of the job meanwhile. Fetched only where the provider serves vacancies to read first: any other one sees
 * the calls of the documents' profile page alone.
 */
function useWantedJob(slug: string) {
  const isFetched = useCapability('publicJobs');
  const { currentData: job, error } = useGetJobQuery(isFetched ? slug : skipToken);
  const { data: applications = [] } = useGetApplicationsQuery(isFetched ? undefined : skipToken);
  return {
    title: job?.title ?? null,
    isApplied: job !== undefined && hasApplied(applications, job),
    isOver: isGone(error) || job?.isOpen === false,
  };
}

/**
 * Leads whoever was on the way to a job on to it: from the first moment, by what the device knows, and without a
 * connection. Of a job that is closed or gone it says so; once applied to, the way back is forgotten. Specification 4,
 * section 4.
 */
export function ContinueApplying({ path, title: known }: ContinueApplyingProps) {
  const dispatch = useDispatch();
  const slug = slugOf(path);
  const { title: fetched, isApplied, isOver } = useWantedJob(slug);
  const title = fetched ?? known;
  const forget = () => void dispatch(returnToDropped());

  useEffect(() => {
    if (isApplied) dispatch(returnToDropped());
  }, [isApplied, dispatch]);

  return (
    <Alert
      severity="info"
      role="status"
      onClose={forget}
      closeText={texts.dismiss}
      sx={{ mb: 2, overflowWrap: 'anywhere', '& > .MuiAlert-message': { minWidth: 0 } }}
    >
      {isOver && <>{title === null ? texts.overUntitled : texts.over(title)} </>}
      <Link
        component={RouterLink}
        to={isOver ? routes.jobs.to() : routes.job.to(slug)}
        color="inherit"
        onClick={isOver ? forget : undefined}
        sx={{ fontWeight: 600 }}
      >
        {isOver ? texts.otherJobs : texts.goOn(title)}
      </Link>
    </Alert>
  );
}
