export { pushApi, useAddPushDeviceMutation, useGetPushDevicesQuery, useRemovePushDeviceMutation } from './push.api';
export type { PushDevice } from './push.api';
export { closeShownPushes, currentSubscription, pushSupport, subscribe, unsubscribe } from './push-browser';
export { readPushRecord, writePushRecord } from './push-record';
