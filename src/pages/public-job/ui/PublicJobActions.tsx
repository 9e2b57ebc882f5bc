import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { JobDetail } from '@/entities/job';
import { jobWanted, selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { texts } from '../texts';

/** Where a reader goes on who wants the job; nothing where it is closed. */
export function PublicJobActions({ job }: { job: JobDetail }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const dispatch = useDispatch();
  if (!job.isOpen) return null;
  const path = routes.job.to(job.slug);
  const nameJob = () => void dispatch(jobWanted(path, job.title, job.company.name));
  return (
    <Stack spacing={1} sx={{ flexShrink: 0 }}>
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
    </Stack>
  );
}
