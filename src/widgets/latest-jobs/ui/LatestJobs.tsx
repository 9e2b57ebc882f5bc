import { useEffect, useId } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { logFailure } from '@/shared/lib/logging';
import { Button } from '@/shared/ui/button';
import { useNewestJobs } from '../model/use-newest-jobs';
import { texts } from '../texts';
import { LOGO_SIZE, LatestJobItem } from './LatestJobItem';

function LatestJobSkeleton() {
  return (
    <Box component="li" aria-hidden sx={{ display: 'flex', gap: 1.5 }}>
      <Skeleton variant="rounded" width={LOGO_SIZE} height={LOGO_SIZE} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
        <Skeleton width="40%" />
      </Box>
    </Box>
  );
}

/** The box 'Lowongan Terbaru' with the three newest jobs. Specification 1, section 2, "Job detail screen". */
export function LatestJobs() {
  const { jobs, error, isFetching, refetch } = useNewestJobs();
  const titleId = useId();
  useEffect(() => {
    if (error) logFailure('job/list could not be fetched', error);
  }, [error]);

  return (
    <Card component="section" aria-labelledby={titleId} data-screen sx={{ p: { xs: 2.5, md: 3 } }}>
      <Typography component="h2" variant="h3" id={titleId} sx={{ mb: 2 }}>
        {texts.title}
      </Typography>
      {!jobs && error ? (
        <Box role="alert">
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {texts.failed}
          </Typography>
          <Button look="outlined" size="small" loading={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </Box>
      ) : (
        <Stack component="ul" sx={{ gap: 2.5, m: 0, p: 0, listStyle: 'none' }}>
          {jobs
            ? jobs.map((job) => <LatestJobItem key={job.id} job={job} />)
            : [0, 1, 2].map((row) => <LatestJobSkeleton key={row} />)}
        </Stack>
      )}
      {jobs?.length === 0 && <Typography color="textSecondary">{texts.empty}</Typography>}
    </Card>
  );
}
