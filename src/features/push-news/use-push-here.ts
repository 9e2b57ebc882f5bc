import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  pushSupport,
  readPushRecord,
  subscribe,
  unsubscribe,
  useAddPushDeviceMutation,
  useGetPushDevicesQuery,
  useRemovePushDeviceMutation,
  writePushRecord,
} from '@/entities/push';
import type { PushDevice } from '@/entities/push';
import { selectSession } from '@/entities/session';
import { describeError, isApiError } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { useToast } from '@/shared/ui/toast';
import { texts } from './texts';

const NOT_FOUND = 404;

/**
 * Pushes to this browser and to the candidate's other devices. Each change says in a toast how it went. The browser's own
 * question comes with `turnOn` alone, which a press must call. Specification 4, section 13.
 *
 * @returns `here`: this browser among the devices, or null; `support`: what this browser can do
 */
export function usePushHere() {
  const owner = useSelector(selectSession)?.userId ?? '';
  const query = useGetPushDevicesQuery();
  const [add, adding] = useAddPushDeviceMutation();
  const [remove, removing] = useRemovePushDeviceMutation();
  const [isSubscribing, setSubscribing] = useState(false);
  const [support, setSupport] = useState(pushSupport);
  const { showSuccess, showError } = useToast();
  const { device: id } = readPushRecord(owner);
  const here = query.data?.devices.find((device) => String(device.id) === id) ?? null;

  const attempt = async (change: () => Promise<string>) => {
    try {
      showSuccess(await change());
      return true;
    } catch (error) {
      logFailure('pushes could not be set', error);
      showError(isApiError(error) ? describeError(error, texts.failed) : texts.failed);
      return false;
    }
  };

  const register = async (publicKey: string, withoutContent?: boolean) => {
    setSubscribing(true);
    try {
      const subscription = await subscribe(publicKey);
      const device = await add({ ...subscription, withoutContent }).unwrap();
      writePushRecord(owner, { device: String(device.id), endpoint: subscription.endpoint, at: Date.now() });
    } finally {
      setSubscribing(false);
    }
  };

  return {
    query,
    here,
    support,
    isBusy: isSubscribing || adding.isLoading || removing.isLoading,
    /** Asks the browser's question, and resolves to true once this device is sent news. */
    turnOn: async (): Promise<boolean> => {
      const publicKey = query.data?.publicKey;
      if (support !== 'ready' || publicKey === undefined) return false;
      const permission = await Notification.requestPermission();
      setSupport(pushSupport());
      if (permission === 'default') showError(texts.notAllowed);
      if (permission !== 'granted') return false;
      return attempt(async () => {
        await register(publicKey);
        return texts.on;
      });
    },
    chooseContent: (withoutContent: boolean) =>
      attempt(async () => {
        await register(query.data?.publicKey ?? '', withoutContent);
        return texts.saved;
      }),
    /** Sends no more news to a device; to this one it is also refused by its push service. */
    turnOff: (device: PushDevice) =>
      attempt(async () => {
        await remove(device.id)
          .unwrap()
          .catch((error: unknown) => {
            if (!isApiError(error) || error.status !== NOT_FOUND) throw error;
          });
        if (device !== here) return texts.removed;
        writePushRecord(owner, { device: null, endpoint: null });
        await unsubscribe();
        return texts.off;
      }),
  };
}
