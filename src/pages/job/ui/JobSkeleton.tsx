import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { texts } from '../texts';
import { JobHeaderFrame } from './JobHeaderFrame';
import { JobLayout } from './JobLayout';
import { LOGO_SIZE } from './sizes';

function TextSkeleton() {
  return (
    <Card sx={{ p: { xs: 2.5, md: 4 } }}>
      <Skeleton width={180} sx={{ fontSize: '1.25rem', mb: 2 }} />
      {['90%', '75%', '85%', '60%'].map((width) => (
        <Skeleton key={width} width={width} sx={{ mb: 1 }} />
      ))}
    </Card>
  );
}

/** A header of which nothing is known. */
function HeaderSkeleton() {
  return (
    <JobHeaderFrame banner={<Skeleton variant="rectangular" sx={{ height: '100%' }} />}>
      <Skeleton
        variant="rounded"
        width={LOGO_SIZE}
        height={LOGO_SIZE}
        sx={{ mt: `${-LOGO_SIZE / 2}px`, bgcolor: 'track' }}
      />
      <Skeleton width={160} sx={{ mt: 2 }} />
      <Skeleton sx={{ fontSize: '2rem', maxWidth: 420 }} />
      <Skeleton width={200} sx={{ mt: 1 }} />
      <Skeleton width={180} height={44} sx={{ mt: 1.5 }} />
    </JobHeaderFrame>
  );
}

interface JobSkeletonProps {
  /** What is known of the header. */
  header?: ReactNode;
}

/** The shape of a job's page while the job is on its way. */
export function JobSkeleton({ header = <HeaderSkeleton /> }: JobSkeletonProps) {
  return (
    <Box role="status" aria-label={texts.loading}>
      <JobLayout
        header={header}
        summary={
          <Card sx={{ p: { xs: 2.5, md: 3 } }}>
            <Stack sx={{ gap: 2 }}>
              {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
                <Skeleton key={row} height={28} />
              ))}
            </Stack>
          </Card>
        }
        main={
          <Stack sx={{ gap: 3 }}>
            <TextSkeleton />
            <TextSkeleton />
          </Stack>
        }
        aside={<TextSkeleton />}
      />
    </Box>
  );
}
