import { Card } from '@/shared/ui/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { HeaderCard, ProfileColumn } from './layout';

const Frame = styled(ProfileColumn)(({ theme: { breakpoints } }) => ({
  '& > :first-child': { alignItems: 'center', minHeight: 388, [breakpoints.up('md')]: { minHeight: 178 } },
  '& > :last-child': { minHeight: 160, [breakpoints.up('md')]: { minHeight: 142 } },
  '.lines': { flexGrow: 1, width: '100%' },
  [breakpoints.down('md')]: { '.lines > *': { marginInline: 'auto' } },
}));

/** The room that the profile's header and its completeness take while they are on their way. */
export function ProfileSkeleton() {
  return (
    <Frame role="status" aria-label={texts.loading}>
      <HeaderCard component="div">
        <Skeleton variant="circular" width={112} height={112} style={{ flexShrink: 0 }} />
        <div className="lines">
          <Skeleton style={{ fontSize: '2rem', maxWidth: 320 }} />
          <Skeleton style={{ maxWidth: 240 }} />
          <Skeleton style={{ maxWidth: 420, marginTop: 16 }} />
        </div>
      </HeaderCard>
      <Card component="div">
        <Skeleton style={{ fontSize: '1.25rem', maxWidth: 180 }} />
        <Skeleton style={{ marginTop: 8 }} />
        <Skeleton style={{ maxWidth: 320, marginTop: 12 }} />
      </Card>
    </Frame>
  );
}
