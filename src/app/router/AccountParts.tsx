import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/entities/session';
import { onPageSettled } from '@/shared/lib/async';
import { lazyAfterHydration } from '@/shared/lib/lazy-with-retry';

const SettledAccount = lazyAfterHydration(
  'SettledAccount',
  async () => (await import('./SettledAccount')).SettledAccount,
);

/** Parts of every page of a signed-in candidate that no page waits for: fetched once the page has settled. */
export function AccountParts() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => onPageSettled(() => setSettled(true)), []);
  return isSignedIn && isSettled && <SettledAccount />;
}
