import { startTransition, useEffect, useState } from 'react';
import { onIdle } from '@/shared/lib/async';

/** As many cards are rendered at once: on a slow phone more of them would stall it. */
const STEP = 2;

/** The number of entries of a long list to render now; it grows until all are there. */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(STEP);
  useEffect(() => {
    if (shown >= total) return undefined;
    return onIdle(() => startTransition(() => setShown((count) => count + STEP)), { timeout: 100, fallbackDelay: 16 });
  }, [shown, total]);
  return shown;
}
