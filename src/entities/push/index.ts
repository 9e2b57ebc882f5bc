export { pushApi, useGetPushDevicesQuery } from './push.api';
export type { PushDevice, PushDevices } from './push.api';
export {
  NoWorkerError,
  closeShownPushes,
  currentSubscription,
  endPushes,
  isPushAllowed,
  pushSupport,
  subscribe,
} from './push-browser';
export type { CurrentSubscription, Subscription } from './push-browser';
export { expirePushRecord, readPushRecord, writePushRecord } from './push-record';
export type { PushEnd } from './push-record';
