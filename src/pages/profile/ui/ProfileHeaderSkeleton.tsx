import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Skeleton } from '@/shared/ui/skeleton';
import { texts } from '../texts';

/** The room that the profile's header takes while it is on its way. */
export function ProfileHeaderSkeleton() {
  return (
    <Card
      role="status"
      aria-label={texts.loading}
      sx={{
        p: { xs: 3, md: 4 },
        minHeight: { xs: 388, md: 178 },
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: 'center',
        gap: { xs: 2, md: 4 },
      }}
    >
      <Skeleton shape="circle" width={112} height={112} />
      <Box sx={{ flexGrow: 1, width: '100%' }}>
        <Skeleton sx={{ fontSize: '2rem', maxWidth: 320, mx: { xs: 'auto', md: 0 } }} />
        <Skeleton sx={{ maxWidth: 240, mx: { xs: 'auto', md: 0 } }} />
        <Skeleton sx={{ maxWidth: 420, mt: 2, mx: { xs: 'auto', md: 0 } }} />
      </Box>
    </Card>
  );
}
