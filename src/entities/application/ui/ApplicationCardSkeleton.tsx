import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Card } from './application-card-parts';

/** The room that an application's card takes while it is on its way. */
export function ApplicationCardSkeleton() {
  return (
    <Card component="div" aria-hidden>
      <Skeleton variant="rounded" width={56} height={56} style={{ gridArea: 'logo', alignSelf: 'start' }} />
      <Box sx={{ gridArea: 'text' }}>
        <Skeleton style={{ fontSize: '1.25rem' }} width="60%" />
        <Skeleton width="40%" />
        <Skeleton width="50%" />
      </Box>
      <Skeleton
        variant="rounded"
        width={150}
        height={29}
        sx={{ gridArea: 'badge', mt: { xs: 2, md: 0 }, borderRadius: 35 }}
      />
      <Box sx={{ gridArea: 'more', mt: { xs: 2, md: 0 }, height: 44 }} />
    </Card>
  );
}
