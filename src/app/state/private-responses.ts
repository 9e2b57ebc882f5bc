import { selectSession } from '@/entities/session';
import { removePrivateResponses } from '@/shared/api';
import type { Id } from '@/shared/api';

interface ObservedStore {
  getState: () => Parameters<typeof selectSession>[0];
  subscribe: (listener: () => void) => () => void;
}

/**
 * Removes the cached responses of every candidate but the one who is signed in: now, and whenever the session ends or
 * becomes another candidate's.
 *
 * @returns ends it
 */
export function startPrivateResponses(store: ObservedStore): () => void {
  const ownerNow = (): Id | null => selectSession(store.getState())?.userId ?? null;
  let owner = ownerNow();
  void removePrivateResponses(owner);
  return store.subscribe(() => {
    if (ownerNow() === owner) return;
    owner = ownerNow();
    void removePrivateResponses(owner);
  });
}
