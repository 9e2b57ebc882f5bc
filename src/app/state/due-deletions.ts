import { hasKnownDeletions } from '@/entities/privacy';
import { logFailure } from '@/shared/lib/logging';
import type * as Erasure from './erasure';

/** Fetches what erases a candidate's data, and uses it; a failure is only logged, for the next start tries again. */
export async function withErasure(work: (erasure: typeof Erasure) => unknown): Promise<void> {
  try {
    await work(await import('./erasure'));
  } catch (error) {
    logFailure('what is stored of a candidate could not be erased', error);
  }
}

/** At the app's start, once what is stored has been brought back: see `eraseDue`. */
export async function startDueDeletions(store: Erasure.ErasableStore): Promise<void> {
  if (hasKnownDeletions()) await withErasure(({ eraseDue }) => eraseDue(store));
}
