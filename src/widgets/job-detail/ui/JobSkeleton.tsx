import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { texts } from '../texts';
import { DetailCard } from './DetailCard';
import { JobHeaderFrame } from './JobHeaderFrame';
import { JobLayout } from './JobLayout';
import { RowsSkeleton } from './RowsSkeleton';
import { LOGO_SIZE } from './sizes';

function TextSkeleton() {
  return (
    <DetailCard component="div" data-wide>
      <Skeleton width={180} style={{ marginBottom: 16, fontSize: '1.25rem' }} />
      {['90%', '75%', '85%', '60%'].map((width) => (
        <Skeleton key={width} width={width} style={{ marginBottom: 8 }} />
      ))}
    </DetailCard>
  );
}

interface JobSkeletonProps {
  /** Known parts of the header. */
  banner?: ReactNode;
  logo?: ReactNode;
  name?: ReactNode;
}

const noBanner = <Skeleton variant="rounded" height="100%" style={{ borderRadius: 0 }} />;

const noLogo = (
  <Skeleton
    variant="rounded"
    width={LOGO_SIZE}
    height={LOGO_SIZE}
    style={{ marginTop: -LOGO_SIZE / 2, backgroundColor: 'var(--mui-palette-track)' }}
  />
);

const noName = (
  <>
    <Skeleton width={160} />
    <Skeleton width={420} style={{ maxWidth: '100%', margin: '4px 0 12px', fontSize: '2rem' }} />
  </>
);

/** The shape of a job's page while the job, or all but its name, is on its way. */
export function JobSkeleton({ banner = noBanner, logo = noLogo, name = noName }: JobSkeletonProps) {
  return (
    <div role="status" aria-label={texts.loading}>
      <JobLayout
        header={
          <JobHeaderFrame banner={banner} logo={logo}>
            <div className="job-words">
              {name}
              <p className="job-glance">
                <Skeleton width={240} />
              </p>
              <Skeleton width={160} height={24} />
              <Skeleton width={220} height={24} style={{ marginTop: 12 }} />
            </div>
            <div className="job-doing">
              <Skeleton width={240} height={46} />
              <Skeleton width={200} height={44} />
            </div>
          </JobHeaderFrame>
        }
        summary={
          <>
            <RowsSkeleton rows={8} />
            <RowsSkeleton rows={4} />
          </>
        }
        main={
          <>
            <TextSkeleton />
            <TextSkeleton />
          </>
        }
        aside={<TextSkeleton />}
      />
    </div>
  );
}
