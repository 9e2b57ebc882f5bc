import { useSelector } from 'react-redux';
import { hasKnownDeletions } from '@/entities/privacy';
import { selectIsSignedIn } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import type { DeletionAlertProps } from './KnownDeletion';

const KnownDeletion = lazyPart<DeletionAlertProps>(
  'a deletion of the account that waits',
  async () => (await import('./KnownDeletion')).KnownDeletion,
);

/**
 * Says on a page that the account is going to be deleted. Only the browser that requested the deletion keeps its session,
 * so that all others fetch nothing. Specification 4, section 6.
 */
export function DeletionAlert(props: DeletionAlertProps) {
  const isSignedIn = useSelector(selectIsSignedIn);
  return isSignedIn && hasKnownDeletions() ? <KnownDeletion {...props} /> : null;
}
