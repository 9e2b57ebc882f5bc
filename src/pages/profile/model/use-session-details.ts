import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Profile } from '@/entities/profile/candidate';
import { selectSession, sessionDetailsChanged } from '@/entities/session';

/**
 * Keeps name and photo of the session, which the navbar shows, as the profile has them, and the candidate's id where
 * the provider's sign-in response left it out (contract, "Account").
 */
export function useSessionDetails(profile: Profile | undefined): void {
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
