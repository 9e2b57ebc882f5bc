import type { CurrentSubscription, PushDevices } from '@/entities/push';

/** A browser that gets pushes, at a visit of its candidate. */
interface PushVisit {
  /** Its device and its endpoint, as the provider was told them last. */
  record: { device: string; endpoint: string | null };
  /** True where the candidate still allows notifications. */
  isAllowed: boolean;
  /** Its subscription at present. */
  found: CurrentSubscription | null;
  provider: PushDevices;
}

/**
 * `tell`: the provider of the present subscription. `subscribe`: again, in place of the present subscription, if any.
 * `removed`, `blocked`: the pushes have ended, since the device is not listed any more, or the browser forbids them.
 */
type PushStep = 'tell' | 'subscribe' | 'removed' | 'blocked';

/**
 * The step that keeps the pushes to this browser. A device that is missing has ended at its push service where the provider
 * says so. With a provider that does not tell, it has where the browser's subscription has changed; else the candidate has
 * removed it. Specification 4, section 13.
 */
export function pushStep({ record, isAllowed, found, provider }: PushVisit): PushStep {
  if (!isAllowed) return 'blocked';
  const isDevice = (id: unknown) => String(id) === record.device;
  const device = provider.devices.find(({ id }) => isDevice(id));
  const isSame = found?.subscription.endpoint === record.endpoint;
  const isOtherKey = found !== null && ![null, provider.publicKey.replaceAll('=', '')].includes(found.publicKey);
  const hasEnded = provider.ended ? provider.ended.some(isDevice) : !isSame || isOtherKey;
  if (!device && !hasEnded) return 'removed';
  const isRefused = isSame && (!device || device.refused);
  return !found || isOtherKey || isRefused ? 'subscribe' : 'tell';
}
