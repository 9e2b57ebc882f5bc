import Skeleton from '@mui/material/Skeleton';
import { Badges, Card, Due, Logo, Main, Text } from './job-card-parts';

/** Stands for a card that is on its way, in its size. Says nothing: whoever shows it tells that jobs are loading. */
export function JobCardSkeleton() {
  return (
    <Card as="div" aria-hidden>
      <Logo>
        <Skeleton variant="rounded" width={56} height={56} />
      </Logo>
      <Text>
        <Skeleton width="80%" height={26} />
        <Skeleton width="55%" height={20} />
        <Skeleton width="65%" height={20} />
      </Text>
      <Badges>
        <Skeleton variant="rounded" width={170} height={24} sx={{ borderRadius: 999 }} />
      </Badges>
      <Due as="div">
        <Skeleton width={180} />
      </Due>
      <Main>
        <Skeleton variant="rounded" width={72} height={36} />
      </Main>
    </Card>
  );
}
