import Skeleton from '@mui/material/Skeleton';
import { Card, Foot, Head } from './job-card-parts';

/** Stands for a card that is on its way, in its size. Says nothing: whoever shows it tells that jobs are loading. */
export function JobCardSkeleton() {
  return (
    <Card as="div" aria-hidden>
      <Head>
        <Skeleton variant="rounded" width={56} height={56} />
        <div>
          <Skeleton width="80%" sx={{ fontSize: '1.1rem' }} />
          <Skeleton width="55%" sx={{ fontSize: '1rem' }} />
          <Skeleton width="65%" sx={{ fontSize: '1rem' }} />
        </div>
      </Head>
      <Skeleton variant="rounded" width={170} height={24} sx={{ borderRadius: 999 }} />
      <Foot>
        <Skeleton width="45%" />
        <Skeleton variant="rounded" width={76} height={36} />
      </Foot>
    </Card>
  );
}
