import type { Id } from '@/shared/api';

const KEY = 'titian:push';

/** Facts that this browser knows of pushes to a candidate. */
interface PushRecord {
  /** Id of this browser's device, and its address at the push service. */
  device: string | null;
  endpoint: string | null;
  /** When the provider was last told, in milliseconds since 1970. */
  at: number;
  /** Id of the job after whose application the candidate was asked. */
  askedFor: string | null;
}

const NOTHING: PushRecord = { device: null, endpoint: null, at: 0, askedFor: null };

/** The record of a candidate. */
export function readPushRecord(owner: Id): PushRecord {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Partial<PushRecord> & { owner?: string };
    return stored.owner === String(owner) ? { ...NOTHING, ...stored } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Changes some of it. That of another candidate goes. */
export function writePushRecord(owner: Id, changes: Partial<PushRecord>): void {
  try {
    const next = { ...readPushRecord(owner), ...changes, owner: String(owner) };
    window.localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Then this device is not known as one that gets pushes, and turning them on again does no harm.
  }
}
