import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Skeleton } from '@/shared/ui/skeleton';
import { texts } from '../texts';

/** The room that the profile's header and its completeness take while they are on their way. */
export function ProfileSkeleton() {
  return (
    <Box
      role="status"
      aria-label={texts.loading}
      sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 2, md: 3 } }}
    >
      <Card
        sx={{
          p: { xs: 3, md: 4 },
          minHeight: { xs: 388, md: 178 },
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: 'center',
          gap: { xs: 2, md: 4 },
        }}
      >
        <Skeleton shape="circle" width={112} height={112} sx={{ flexShrink: 0 }} />
        <Box sx={{ flexGrow: 1, width: '100%' }}>
          <Skeleton sx={{ fontSize: '2rem', maxWidth: 320, mx: { xs: 'auto', md: 0 } }} />
          <Skeleton sx={{ maxWidth: 240, mx: { xs: 'auto', md: 0 } }} />
          <Skeleton sx={{ maxWidth: 420, mt: 2, mx: { xs: 'auto', md: 0 } }} />
        </Box>
      </Card>
      <Card sx={{ p: { xs: 2, sm: 3 }, minHeight: { xs: 160, md: 142 } }}>
        <Skeleton sx={{ fontSize: '1.25rem', maxWidth: 180 }} />
        <Skeleton sx={{ mt: 1 }} />
        <Skeleton sx={{ maxWidth: 320, mt: 1.5 }} />
      </Card>
    </Box>
  );
}
