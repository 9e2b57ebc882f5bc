import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import Container from '@mui/material/Container';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import type { Profile } from '@/entities/profile/candidate';
import { selectSession, sessionDetailsChanged } from '@/entities/session';
import { describeError } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from '@/shared/ui/feedback';
import { HiddenHeading } from '@/shared/ui/hidden-heading';
import { ProfileHeader } from './ProfileHeader';
import { ProfileHeaderSkeleton } from './ProfileHeaderSkeleton';

/** Keeps the candidate's id where the provider's sign-in answer left it out. Contract, "Account". */
function useSessionId(profile: Profile | undefined) {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const missing = session !== null && session.userId === null;
  useEffect(() => {
    if (missing && profile) dispatch(sessionDetailsChanged({ userId: profile.id }));
  }, [missing, profile, dispatch]);
}

/** The candidate's profile. Specification 2, section 2. */
export function ProfilePage() {
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery();
  useSessionId(profile);
  useEffect(() => {
    if (error) logFailure('candidate/profile could not be fetched', error);
  }, [error]);

  const content = () => {
    if (profile) return <ProfileHeader profile={profile} />;
    if (!error) return <ProfileHeaderSkeleton />;
    return (
      <FailureState
        title="Profil Anda belum dapat ditampilkan."
        text={describeError(error, 'Periksa koneksi internet Anda, lalu coba lagi.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  };

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, minHeight: '100vh' }}>
      <title>Profil – Titian</title>
      {!profile && <HiddenHeading>Profil</HiddenHeading>}
      {content()}
    </Container>
  );
}
