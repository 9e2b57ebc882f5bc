import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { selectSession } from '@/entities/session';
import { useToast } from '@/shared/ui/toast';
import { startBookmarkSync } from '../model/start-bookmark-sync';
import type { SyncedStore } from '../model/start-bookmark-sync';
import { texts } from '../texts';

/** Keeps the bookmarks those of the account as long as it is mounted and a candidate is signed in whose id is known. */
export function RunningSync() {
  const store = useStore() as SyncedStore;
  const owner = useSelector(selectSession)?.userId ?? null;
  const { showInfo } = useToast();

  useEffect(
    () => (owner === null ? undefined : startBookmarkSync(store, owner, () => showInfo(texts.full))),
    [owner, showInfo, store],
  );
  return null;
}
