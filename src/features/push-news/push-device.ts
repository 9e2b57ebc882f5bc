import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import {
  NoWorkerError,
  currentSubscription,
  endPushes,
  isPushAllowed,
  pushApi,
  readPushRecord,
  subscribe,
  writePushRecord,
} from '@/entities/push';
import type { PushEnd, Subscription } from '@/entities/push';
import { isApiError } from '@/shared/api';
import type { Id } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { pushStep } from './push-step';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const DAY_MS = 86_400_000;
const NOT_FOUND = 404;

const { addPushDevice, getPushDevices, removePushDevice } = pushApi.endpoints;

/** Has the provider send no more news to a device, which may be gone already. */
export async function removeDevice(dispatch: Dispatch, id: Id): Promise<void> {
  try {
    await dispatch(removePushDevice.initiate(id)).unwrap();
  } catch (error) {
    if (!isApiError(error) || error.status !== NOT_FOUND) throw error;
  }
}

/**
 * Has the provider send news to this browser, in place of the device that it was before.
 *
 * @param withoutContent the candidate's choice; left out, it stays as it is
 */
export async function registerDevice(
  dispatch: Dispatch,
  owner: Id,
  subscription: Subscription,
  withoutContent?: boolean,
): Promise<void> {
  const before = readPushRecord(owner);
  const body = { ...subscription, withoutContent: withoutContent ?? (before.withoutContent || undefined) };
  const device = await dispatch(addPushDevice.initiate(body)).unwrap();
  const id = String(device.id);
  if (before.device !== null && before.device !== id) await removeDevice(dispatch, before.device);
  writePushRecord(owner, {
    device: id,
    endpoint: subscription.endpoint,
    at: Date.now(),
    withoutContent: body.withoutContent ?? device.withoutContent ?? false,
    end: null,
  });
}

/** Ends the pushes to this browser. @param end left out where the candidate has pressed for it here */
export async function endDevice(dispatch: Dispatch, owner: Id, device: Id, end: PushEnd | null = null): Promise<void> {
  await removeDevice(dispatch, device);
  writePushRecord(owner, { device: null, endpoint: null, end });
  await endPushes();
}

/**
 * At a visit: keeps the pushes to this browser, or ends them. The provider is told once a day that it is still there, and
 * at once where the browser has changed. A subscription that is none of this candidate's is ended. Rejects where the
 * provider cannot be reached, or the worker is not there yet; the next visit tries again. Specification 4, section 13.
 *
 * @returns why the pushes have ended now; null otherwise
 */
export async function renewDevice(dispatch: Dispatch, owner: Id): Promise<PushEnd | null> {
  const { device, endpoint, at } = readPushRecord(owner);
  const found = await currentSubscription();
  if (device === null) {
    if (!found) return null;
    writePushRecord(owner, {});
    await endPushes();
    return null;
  }
  const isAllowed = isPushAllowed();
  if (isAllowed && found?.subscription.endpoint === endpoint && Date.now() - at < DAY_MS) return null;
  const list = dispatch(getPushDevices.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const provider = await list.unwrap();
  const step = pushStep({ record: { device, endpoint }, isAllowed, found, provider });
  const endBy = async (end: PushEnd) => {
    await endDevice(dispatch, owner, device, end);
    return end;
  };
  if (step === 'removed' || step === 'blocked') return endBy(step);
  try {
    const isKept = step === 'tell' && found;
    await registerDevice(dispatch, owner, isKept ? found.subscription : await subscribe(provider.publicKey, true));
    return null;
  } catch (error) {
    const isPassing = isApiError(error) ? error.kind !== 'validation' : error instanceof NoWorkerError;
    if (isPassing) throw error;
    logFailure('this device could not be registered again for pushes', error);
    return endBy('failed');
  }
}
