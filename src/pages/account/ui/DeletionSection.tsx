import { useDispatch, useSelector } from 'react-redux';
import { candidateErased, selectSession } from '@/entities/session';
import { DeleteAccountSection } from '@/features/account-settings/delete-account';
import { useSignOut } from '@/features/sign-out';

/** The account's deletion, with the sign-out that leaves nothing of the candidate in this browser. */
export function DeletionSection() {
  const owner = useSelector(selectSession)?.userId ?? null;
  const dispatch = useDispatch();
  const signOut = useSignOut();
  const handleLeave = () => {
    signOut();
    dispatch(candidateErased(owner));
  };
  return <DeleteAccountSection onLeave={handleLeave} />;
}
