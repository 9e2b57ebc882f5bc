import type { Id } from '@/shared/api';

const KEY = 'titian:push';

/** Why this browser gets no pushes any more: its device is not listed, the browser forbids them, or does not register. */
export type PushEnd = 'removed' | 'blocked' | 'failed';

/** Facts that this browser knows of pushes to a candidate. */
interface PushRecord {
  /** Id of this browser's device, and its address at the push service. */
  device: string | null;
  endpoint: string | null;
  /** When the provider was last told, in milliseconds since 1970. */
  at: number;
  /** True where the candidate wants pushes without content here. */
  withoutContent: boolean;
  /** Why they ended, where the candidate did not do it here. */
  end: PushEnd | null;
  /** Id of the job after whose application the candidate was asked. */
  askedFor: string | null;
}

type Stored = Partial<PushRecord> & { owner?: string };

const NOTHING: PushRecord = {
  device: null,
  endpoint: null,
  at: 0,
  withoutContent: false,
  end: null,
  askedFor: null,
};

function read(): Stored {
  try {
    return (JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as Stored | null) ?? {};
  } catch {
    return {};
  }
}

/** The record of a candidate. */
export function readPushRecord(owner: Id): PushRecord {
  const stored = read();
  return stored.owner === String(owner) ? { ...NOTHING, ...stored } : NOTHING;
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

/** A device belongs to a session, and a new one has begun: its page tells the provider, whenever that was done last. */
export function expirePushRecord(): void {
  const { owner } = read();
  if (typeof owner === 'string') writePushRecord(owner, { at: 0 });
}
