import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { hasApplied, useGetApplicationsQuery } from '@/entities/application';
import { useGetJobQuery } from '@/entities/job';
import { returnToDropped } from '@/entities/session';
import { isApiError } from '@/shared/api';
import { routes } from '@/shared/config';
import { texts } from '../texts';

interface ContinueApplyingProps {
  /** Path of the job that was wanted before there was a session, as `toJobPath` gives it. */
  path: string;
}

const slugOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/**
 * Leads whoever was on the way to a job on to it. Nothing before the job is known; where it is closed or gone, or has been
 * applied to, the way back is forgotten. Specification 4, section 4.
 */
export function ContinueApplying({ path }: ContinueApplyingProps) {
  const dispatch = useDispatch();
  const { currentData: job, error } = useGetJobQuery(slugOf(path));
  const { data: applications = [] } = useGetApplicationsQuery();
  const isGone = isApiError(error) && error.kind === 'http' && (error.status === 404 || error.status === 410);
  const isOver = isGone || (job !== undefined && (!job.isOpen || hasApplied(applications, job)));
  const forget = () => void dispatch(returnToDropped());

  useEffect(() => {
    if (isOver) dispatch(returnToDropped());
  }, [isOver, dispatch]);

  if (!job || isOver) return null;
  return (
    <Alert severity="info" role="status" onClose={forget} closeText={texts.dismiss} sx={{ mb: 2 }}>
      <Link component={RouterLink} to={routes.job.to(job.slug)} color="inherit" sx={{ fontWeight: 600 }}>
        {texts.goOn(job.title)}
      </Link>
    </Alert>
  );
}
