import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { endPushes, readPushRecord, writePushRecord } from '@/entities/push';
import { selectSession, selectSessionExpired } from '@/entities/session';
import { logFailure } from '@/shared/lib/logging';
import { useToast } from '@/shared/ui/toast';
import type { WorkerMessage } from '../../../service-worker/messages';
import { renewDevice } from './push-device';
import type { Dispatch } from './push-device';
import { texts } from './texts';

const CHANGED: WorkerMessage = 'push-changed';

/**
 * On every page of a candidate: keeps the pushes to this browser, also when the worker says that its subscription has
 * changed, and says where they have ended. Signing out ends them. Specification 4, section 13.
 */
export function PushSync() {
  const store = useStore<Parameters<typeof selectSession>[0]>();
  const dispatch = useDispatch<Dispatch>();
  // A provider may tell the candidate's id later than the session.
  const { token, userId: owner = null } = useSelector(selectSession) ?? {};
  const { showError } = useToast();
  useEffect(() => {
    if (owner === null) return undefined;
    const renew = () =>
      renewDevice(dispatch, owner).then(
        (end) => end && showError(texts.ended[end]),
        (error: unknown) => logFailure('pushes to this device could not be renewed', error),
      );
    const handleMessage = ({ data }: MessageEvent<unknown>) => {
      if (data === CHANGED) void renew();
    };
    void renew();
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    worker?.addEventListener('message', handleMessage);
    return () => worker?.removeEventListener('message', handleMessage);
  }, [owner, token, dispatch, showError]);
  useEffect(
    () => () => {
      // A session that has ended by its age leaves the device messages without content; the provider ends it otherwise.
      const state = store.getState();
      if (owner === null || selectSession(state) !== null || selectSessionExpired(state)) return;
      if (readPushRecord(owner).device !== null) writePushRecord(owner, { device: null, endpoint: null });
      void endPushes().catch(() => undefined);
    },
    [store, owner],
  );
  return null;
}
