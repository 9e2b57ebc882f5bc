import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/entities/session';
import { NewsBell } from '@/widgets/news-bell';
import { onPageSettled } from '@/shared/lib/async';
import { lazyPart } from '@/shared/lib/lazy-part';

const SettledParts = lazyPart('SettledParts', async () => (await import('./SettledParts')).SettledParts);

/**
 * Parts of every page of a signed-in candidate: the bell, and, once the page has settled, its number and the components
 * that have nothing to show.
 */
export function AccountParts() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => onPageSettled(() => setSettled(true)), []);
  return (
    isSignedIn && (
      <>
        <NewsBell counts={isSettled} />
        {isSettled && <SettledParts />}
      </>
    )
  );
}
