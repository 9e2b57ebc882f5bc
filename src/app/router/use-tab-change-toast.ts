import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectSession, selectTabChange, selectTakeovers } from '@/entities/session';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

/** Says why the page has changed under the candidate's eyes: another tab signed out, or signed another candidate in. */
export function useTabChangeToast(): void {
  const { showError } = useToast();
  const change = useSelector(selectTabChange);
  const takeovers = useSelector(selectTakeovers);
  const name = useSelector(selectSession)?.name ?? '';

  useEffect(() => {
    if (change === 'ended') showError(texts.signedOutElsewhere);
    if (change === 'replaced') showError(name ? texts.accountChangedTo(name) : texts.accountChanged);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once a change; a name may be learned later
  }, [change, takeovers, showError]);
}
