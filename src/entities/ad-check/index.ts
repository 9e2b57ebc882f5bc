export { MAX_ADVERTISEMENT_LENGTH, useCheckAdvertisementMutation } from './ad-check.api';
export type { AdvertisementSignal } from './ad-check.api';
export { handOver, takeHandedOver } from './handed-over';
