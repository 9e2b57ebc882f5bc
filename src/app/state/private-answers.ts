import { selectSession } from '@/entities/session';
import { removePrivateAnswers } from '@/shared/api';
import type { Id } from '@/shared/api';

interface ObservedStore {
  getState: () => Parameters<typeof selectSession>[0];
  subscribe: (listener: () => void) => () => void;
}

/**
 * Sees to it that this browser keeps answers for the candidate who is signed in and for nobody else: those of all
 * others are removed now and as soon as the session ends or is another one's.
 *
 * @returns ends it
 */
export function startPrivateAnswers(store: ObservedStore): () => void {
  const ownerNow = (): Id | null => selectSession(store.getState())?.userId ?? null;
  let owner = ownerNow();
  void removePrivateAnswers(owner);
  return store.subscribe(() => {
    if (ownerNow() === owner) return;
    owner = ownerNow();
    void removePrivateAnswers(owner);
  });
}
