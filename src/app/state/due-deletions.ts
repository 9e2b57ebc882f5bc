import { dueDeletions } from '@/entities/privacy';
import { candidateErased, selectSession } from '@/entities/session';
import { logFailure } from '@/shared/lib/logging';
import type { AppStore } from './store';

/** Without a connection the next start asks again. */
async function ask(store: AppStore): Promise<void> {
  try {
    await (await import('./ask-deletion')).askDeletion(store);
  } catch (error) {
    logFailure('the deletion of the account could not be asked for', error);
  }
}

/**
 * At the app's start: erases what the browser has stored of candidates whose accounts must have been deleted meanwhile.
 * Of one who still has a session here the provider is asked first, since the deletion may have been cancelled elsewhere:
 * a 401 ends the session, and what is stored goes with it. Without a session nobody can be asked: a candidate who had
 * the account deleted from this browser, and kept it from another one, loses bookmarks and drafts here. Specification 4,
 * section 6.
 */
export async function startDueDeletions(store: AppStore): Promise<void> {
  for (const owner of dueDeletions()) {
    if (selectSession(store.getState())?.userId !== owner) store.dispatch(candidateErased(owner));
    else await ask(store);
  }
}
