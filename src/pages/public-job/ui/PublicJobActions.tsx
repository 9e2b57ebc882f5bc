import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { JobDetail } from '@/entities/job';
import { jobWanted, selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { texts } from '../texts';
import { ApplyColumn } from './ApplyColumn';

/** The next steps for a reader who wants the job; renders nothing when the job is closed. */
export function PublicJobActions({ job }: { job: JobDetail }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const dispatch = useDispatch();
  if (!job.isOpen) return null;
  const path = routes.job.to(job.slug);
  const nameJob = () => void dispatch(jobWanted(path, job.title, job.company.name));
  return (
    <ApplyColumn>
      <Button
        component={Link}
        to={isSignedIn ? path : routes.login.to(path)}
        onClick={isSignedIn ? undefined : nameJob}
        variant="contained"
        size="large"
      >
        {texts.apply}
      </Button>
      {!isSignedIn && (
        <Typography variant="body2" color="textSecondary">
          {texts.applyHint}
        </Typography>
      )}
    </ApplyColumn>
  );
}
