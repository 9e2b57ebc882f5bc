import Skeleton from '@mui/material/Skeleton';
import { texts } from '../texts';
import { HeaderCard, ProfileColumn } from './layout';

/** The room that the profile's header and its completeness take while they are on their way. */
export function ProfileSkeleton() {
  return (
    <ProfileColumn role="status" aria-label={texts.loading}>
      <HeaderCard component="div">
        <Skeleton variant="circular" width="var(--photo)" height="var(--photo)" />
        <div className="header-text">
          <Skeleton style={{ fontSize: '2rem', maxWidth: 320 }} />
          <Skeleton style={{ maxWidth: 240 }} />
        </div>
        <Skeleton variant="rounded" height={44} width={100} className="header-edit" />
        <div className="header-rest">
          <Skeleton variant="rounded" height={160} />
        </div>
      </HeaderCard>
    </ProfileColumn>
  );
}
