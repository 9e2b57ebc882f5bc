import { useDeferredValue, useEffect, useState } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useGetApplicationsQuery } from '@/entities/application';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { selectReturnTo, selectReturnToTitle, selectSession, sessionDetailsChanged } from '@/entities/session';
import { DeletionAlert } from '@/features/account-settings';
import { useSectionLists } from '@/features/complete-profile';
import { ContinueApplying } from '@/features/continue-applying';
import { savesData, useOpensOffline } from '@/shared/lib/connection';
import { logFailure } from '@/shared/lib/logging';
import { FailureState, StaleDataAlert } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { texts } from '../texts';
import { ProfileView } from './ProfileView';
import { HeaderCard, ProfileColumn } from './layout';
import { allSections } from './sections';

/**
 * Keeps name and photo of the session, which the navbar shows, as the profile has them, and the candidate's id where
 * the provider's sign-in response left it out (contract, "Account").
 */
function useSessionDetails(profile: Profile | undefined): void {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  useEffect(() => {
    if (!session || !profile) return;
    const details = {
      name: profile.name || session.name,
      image: profile.image,
      userId: session.userId ?? profile.id,
    };
    const changed =
      details.name !== session.name || details.image !== session.image || details.userId !== session.userId;
    if (changed) dispatch(sessionDetailsChanged(details));
  }, [session, profile, dispatch]);
}

/** Queries of the profile: the oldest response gives its age. */
const PROFILE_QUERIES = ['getProfile', ...allSections.map(({ list }) => list.name)].map((endpoint) => ({
  endpoint,
}));

/**
 * Prefetches what the profile's other tabs and the list of applications show, so that they are there without a
 * connection before they were ever opened. Only where the app itself opens offline, and not for who
 * saves data.
 */
function usePrefetch(): void {
  const isWanted = useOpensOffline() && !savesData();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  useGetApplicationsQuery(undefined, { skip: !isWanted });
  useEffect(() => {
    if (!isWanted) return;
    const requests = allSections.map(({ list }) => dispatch(list.initiate()));
    return () => requests.forEach((request) => request.unsubscribe());
  }, [isWanted, dispatch]);
}

/** The room that the profile's header and its completeness take while they are on their way. */
function ProfileSkeleton() {
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
