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

interface JobSkeletonProps {
  /** What is known of the header already. */
  banner?: ReactNode;
  logo?: ReactNode;
  name?: ReactNode;
}

const noBanner = <Skeleton variant="rectangular" sx={{ height: '100%' }} />;

const noLogo = (
  <Skeleton
    variant="rounded"
    width={LOGO_SIZE}
    height={LOGO_SIZE}
    sx={{ mt: `${-LOGO_SIZE / 2}px`, bgcolor: 'track' }}
  />
);

const noName = (
  <>
    <Skeleton width={160} />
    <Skeleton sx={{ fontSize: '2rem', maxWidth: 420, mt: 0.5, mb: 1.5 }} />
  </>
);

/** The shape of a job's page while the job, or all but its name, is on its way. */
export function JobSkeleton({ banner = noBanner, logo = noLogo, name = noName }: JobSkeletonProps) {
  return (
    <Box role="status" aria-label={texts.loading}>
      <JobLayout
        header={
          <JobHeaderFrame banner={banner}>
            {logo}
            <Box sx={{ mt: 2, overflowWrap: 'anywhere' }}>{name}</Box>
            <Skeleton width={160} height={24} />
            <Skeleton width={220} height={24} sx={{ mt: 1.5 }} />
            <Skeleton width={240} height={46} sx={{ mt: 3, display: { md: 'none' } }} />
          </JobHeaderFrame>
        }
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
