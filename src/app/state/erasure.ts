import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { accountDeletionApi, dueDeletions, forgetDeletion, rememberDeletion } from '@/entities/privacy';
import { candidateErased, selectSession } from '@/entities/session';
import type { Session } from '@/entities/session';
import { MATCH_SETTINGS_KEY, removeMatchSettings } from '@/features/best-matches';
import { DEVICE_BOOKMARKS_KEY, removeDeviceBookmarks } from '@/features/bookmark-job';
import { providerApi, removeAllResponses } from '@/shared/api';
import type { ApiContext, Id } from '@/shared/api';
import { VISITOR, drafts, tabDrafts, toDraftOwner } from '@/shared/lib/drafts';

/** The app's store, as far as it is needed here. */
export interface ErasableStore {
  getState: () => Parameters<typeof selectSession>[0];
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/**
 * Handles the data in this browser when an account is deleted. A separate chunk, because few visitors need it.
 */
export { dueDeletions, forgetDeletion };

const PREFIX = 'titian:';

/**
 * Keys that are not of a person: how the app looks on this device (its language and the choice to save data are cookies), what
 * the provider can do, and the numbers by which a tab knows itself and how far its pages were scrolled.
 */
const KEPT = ['titian:scheme', 'titian:capabilities', 'titian:tab', 'titian:scroll'];

/** Keys of which each entry has an owner, and which remove those of one by themselves. */
const OWNED = ['titian:draft:', 'titian:deletions', DEVICE_BOOKMARKS_KEY, MATCH_SETTINGS_KEY];

/** Removes the app's keys from a storage, but for those above: a key that is not listed here is removed. */
function eraseKeys(storage: () => Storage): void {
  try {
    const keys = Object.keys(storage()).filter((key) => key.startsWith(PREFIX) && !KEPT.includes(key));
    for (const key of keys) if (!OWNED.some((owned) => key.startsWith(owned))) storage().removeItem(key);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

/**
 * Removes what this browser has stored of a candidate outside of the persisted slices, which empty themselves at the same
 * action, `candidateErased`: drafts, cached responses, changes of bookmarks, what is not to be shown among the best matches, keys of requests, which signals were folded away, and when the
 * account is deleted. The session's cookie goes with the session. Specification 4, section 6.
 *
 * While another candidate is signed in, what has no owner stays: it may be theirs, and the cached responses are.
 *
 * @param owner the candidate's id; null where the provider never told it
 */
export function eraseCandidate(
  owner: Session['userId'],
  { dispatch, getState }: ErasableStore,
  requestKeys: ApiContext['requestKeys'],
): void {
  if (owner !== null) {
    drafts.removeAllOf(toDraftOwner(owner));
    forgetDeletion(owner);
    removeDeviceBookmarks(owner);
    removeMatchSettings(owner);
  }
  const current = selectSession(getState());
  if (current !== null && current.userId !== owner) return;
  requestKeys.forgetAll();
  tabDrafts.removeAllOf(VISITOR);
  eraseKeys(() => window.localStorage);
  eraseKeys(() => window.sessionStorage);
  void removeAllResponses();
  if (current === null) dispatch(providerApi.util.resetApiState());
}

/**
 * The provider has refused a session of a candidate whose account is deleted at a time, or was: this browser remembers
 * when to erase what it stores of them, or does it now. Specification 4, section 6.
 *
 * @param deleteAt ISO 8601; anything else changes nothing
 */
export function noteDeletion(owner: Id, deleteAt: string, { dispatch }: ErasableStore): void {
  rememberDeletion(owner, deleteAt);
  if (dueDeletions().includes(owner)) dispatch(candidateErased(owner));
}

/**
 * At the app's start: erases what the browser has stored of candidates whose accounts must have been deleted meanwhile.
 * For one who still has a session here, the provider is queried first, since the deletion may have been cancelled
 * elsewhere: a 401 ends the session, and what is stored goes with it. Without a session no query is possible: a
 * candidate who requested the deletion in this browser, and cancelled it in another one, loses bookmarks and drafts here. Specification 4,
 * section 6.
 */
export async function eraseDue({ dispatch, getState }: ErasableStore): Promise<void> {
  for (const owner of dueDeletions()) {
    if (selectSession(getState())?.userId !== owner) dispatch(candidateErased(owner));
    // Without a connection the next start tries again.
    else await dispatch(accountDeletionApi.endpoints.getDeletion.initiate(undefined, { subscribe: false }));
  }
}
