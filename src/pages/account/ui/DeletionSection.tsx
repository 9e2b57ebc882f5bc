import { useDispatch, useSelector } from 'react-redux';
import { rememberDeletion } from '@/entities/privacy';
import { candidateErased, selectSession } from '@/entities/session';
import { DeleteAccountSection } from '@/features/account-settings/delete-account';
import { useSignOut } from '@/features/sign-out';

/** The account's deletion, with the sign-out that leaves nothing of the candidate in this browser. */
export function DeletionSection() {
  const owner = useSelector(selectSession)?.userId ?? null;
  const dispatch = useDispatch();
  const signOut = useSignOut();
  const handleLeave = () => {
    // Should erasing fail now, the next start does it.
    if (owner !== null) rememberDeletion(owner, new Date().toISOString());
    signOut();
    dispatch(candidateErased(owner));
  };
  return <DeleteAccountSection onLeave={handleLeave} />;
}
