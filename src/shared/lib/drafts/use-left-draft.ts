import { useSyncExternalStore } from 'react';
import { useDraftOwner } from './draft-owner';
import type { DraftPlace } from './draft-store';
import { drafts } from './drafts';

/** Follows what this page and the browser's other tabs leave and throw away. */
function subscribe(onChange: () => void): () => void {
  // A form that opens throws away what it cannot use while it is drawn, when nothing else may be drawn again.
  const stop = drafts.onChange(() => queueMicrotask(onChange));
  window.addEventListener('storage', onChange);
  return () => {
    stop();
    window.removeEventListener('storage', onChange);
  };
}

/** True when a form that is not open here was left with a draft of the signed-in candidate. */
export function useIsDraftLeft(form: string, record: DraftPlace['record']): boolean {
  const owner = useDraftOwner();
  return useSyncExternalStore(
    subscribe,
    () => owner !== null && drafts.isLeft({ owner, form, record }),
    () => false,
  );
}

/** Throws the drafts of a form and a record away that the signed-in candidate has left. */
export function useDiscardDraft(form: string): (record: DraftPlace['record']) => void {
  const owner = useDraftOwner();
  return (record) => {
    if (owner !== null) drafts.removeAt({ owner, form, record });
  };
}
