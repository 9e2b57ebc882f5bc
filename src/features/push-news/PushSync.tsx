import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import {
  currentSubscription,
  pushApi,
  readPushRecord,
  unsubscribe,
  useAddPushDeviceMutation,
  writePushRecord,
} from '@/entities/push';
import { selectSession } from '@/entities/session';
import { logFailure } from '@/shared/lib/logging';

const DAY_MS = 86_400_000;

/**
 * On every page of a candidate: tells the provider once a day that this browser is still subscribed, at once where its
 * subscription has changed. A device that was removed elsewhere, and one that is signed out, end their subscription.
 * Specification 4, section 13.
 */
export function PushSync() {
  const store = useStore<Parameters<typeof selectSession>[0]>();
  const owner = useSelector(selectSession)?.userId ?? '';
  const [findDevices] = pushApi.useLazyGetPushDevicesQuery();
  const [add] = useAddPushDeviceMutation();
  useEffect(() => {
    const renew = async () => {
      const { device, endpoint, at } = readPushRecord(owner);
      if (device === null) return;
      const subscription = await currentSubscription();
      if (subscription?.endpoint === endpoint && Date.now() - at < DAY_MS) return;
      const { devices } = await findDevices().unwrap();
      if (!subscription || !devices.some(({ id }) => String(id) === device)) {
        writePushRecord(owner, { device: null, endpoint: null });
        return unsubscribe();
      }
      const added = await add(subscription).unwrap();
      writePushRecord(owner, { device: String(added.id), endpoint: subscription.endpoint, at: Date.now() });
    };
    renew().catch((error: unknown) => logFailure('pushes to this device could not be renewed', error));
  }, [owner, findDevices, add]);
  useEffect(
    () => () => {
      // The provider ends this device with the session; also one that an earlier session has registered.
      if (selectSession(store.getState()) === null) void unsubscribe().catch(() => undefined);
    },
    [store],
  );
  return null;
}
