import { useDeferredValue, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import { selectReturnTo, selectReturnToTitle } from '@/entities/session';
import { DeletionAlert } from '@/features/account-settings/delete-account';
import { useSectionLists } from '@/features/complete-profile';
import { ContinueApplying } from '@/features/continue-applying';
import { logFailure } from '@/shared/lib/logging';
import Container from '@mui/material/Container';
import { FailureState } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { StaleDataAlert } from '@/shared/ui/stale-data';
import { styled } from '@mui/material/styles';
import { PROFILE_QUERIES, usePrefetch } from '../model/profile-queries';
import { useSessionDetails } from '../model/use-session-details';
import { texts } from '../texts';
import { ProfileSkeleton } from './ProfileSkeleton';
import { ProfileView } from './ProfileView';

const Room = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  minHeight: '100vh',
  paddingBlock: spacing(2),
  [breakpoints.up('md')]: { paddingBlock: spacing(5) },
}));

type ReturnToRoot = Parameters<typeof selectReturnTo>[0];

/** The candidate's profile. Specification 2, section 2. */
export function ProfilePage() {
  const { data, error, isFetching, refetch } = useGetProfileQuery();
  const [now] = useState(Date.now);
  const returnTo = useSelector((state: ReturnToRoot) => selectReturnTo(state, now));
  const returnToTitle = useSelector(selectReturnToTitle);
  useSectionLists();
  // Rendering is expensive; defer it so that taps stay responsive.
  const profile = useDeferredValue(data);
  useSessionDetails(profile);
  usePrefetch();
  useEffect(() => {
    if (error) logFailure('candidate/profile could not be fetched', error);
  }, [error]);

  const content = () => {
    if (profile) return <ProfileView profile={profile} />;
    if (!error) return <ProfileSkeleton />;
    return (
      <FailureState large title={texts.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  };

  return (
    <Room>
      <title>{texts.documentTitle}</title>
      {!profile && <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>}
      {returnTo !== null && <ContinueApplying key={returnTo} path={returnTo} title={returnToTitle} />}
      <StaleDataAlert of={PROFILE_QUERIES} />
      <DeletionAlert page="profile" />
      {content()}
    </Room>
  );
}
