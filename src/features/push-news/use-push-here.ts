import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { currentSubscription, pushSupport, readPushRecord, subscribe, useGetPushDevicesQuery } from '@/entities/push';
import type { PushDevice } from '@/entities/push';
import { selectSession } from '@/entities/session';
import { logFailure } from '@/shared/lib/logging';
import { useToast } from '@/shared/ui/toast';
import { endDevice, registerDevice, removeDevice } from './push-device';
import type { Dispatch } from './push-device';
import { describePushFailure } from './push-failure';
import { texts } from './texts';

/**
 * Pushes to this browser and to the candidate's other devices. Each change says in a toast how it went. The browser's own
 * question comes with `turnOn` alone, which a press must call. Specification 4, section 13.
 *
 * @returns `here`: this browser among the devices, or null; `end`: why it is none any more, where that was not done here;
 *   `support`: what this browser can do
 */
export function usePushHere() {
  const owner = useSelector(selectSession)?.userId ?? '';
  const query = useGetPushDevicesQuery();
  const dispatch = useDispatch<Dispatch>();
  const [isBusy, setBusy] = useState(false);
  const [support, setSupport] = useState(pushSupport);
  const { showSuccess, showError } = useToast();
  const { device: id, end } = readPushRecord(owner);
  const here = query.data?.devices.find((device) => String(device.id) === id) ?? null;

  const attempt = async (change: () => Promise<void>, success: string): Promise<boolean> => {
    setBusy(true);
    try {
      await change();
      showSuccess(success);
      return true;
    } catch (error) {
      logFailure('pushes could not be set', error);
      const { subscription } = (await currentSubscription()) ?? {};
      showError(describePushFailure(error, subscription?.endpoint));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const register = async (withoutContent?: boolean) => {
    await registerDevice(dispatch, owner, await subscribe(query.data?.publicKey ?? ''), withoutContent);
  };

  return {
    query,
    here,
    end,
    support,
    isBusy,
    /** Asks the browser's question, and resolves to true once this device is sent news. */
    turnOn: async (): Promise<boolean> => {
      if (support !== 'ready') return false;
      const permission = await Notification.requestPermission();
      setSupport(pushSupport());
      if (permission === 'default') showError(texts.notAllowed);
      return permission === 'granted' && attempt(register, texts.on);
    },
    chooseContent: (withoutContent: boolean) => attempt(() => register(withoutContent), texts.saved),
    /** Sends no more news to a device; to this one it is also refused by its push service. */
    turnOff: (device: PushDevice) =>
      attempt(
        () => (device === here ? endDevice(dispatch, owner, device.id) : removeDevice(dispatch, device.id)),
        device === here ? texts.off : texts.removed,
      ),
  };
}
