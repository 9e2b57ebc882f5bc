import { fallback, nullish, number, object, parse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { Id } from '@/shared/api';

const KEY = 'titian:push';

const text = fallback(nullish(string(), null), null);

const record = object({
  owner: text,
  device: text,
  endpoint: text,
  at: fallback(number(), 0),
  askedFor: text,
});

type Stored = InferOutput<typeof record>;

const NOTHING: Stored = { owner: null, device: null, endpoint: null, at: 0, askedFor: null };

/**
 * What this browser knows of pushes to a candidate: its device's id and endpoint, when the provider was last told, in
 * milliseconds since 1970, and after which application the candidate was asked.
 */
export function readPushRecord(owner: Id): Omit<Stored, 'owner'> {
  try {
    const stored = parse(record, JSON.parse(window.localStorage.getItem(KEY) ?? '{}'));
    return stored.owner === String(owner) ? stored : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Changes some of it. That of another candidate goes. */
export function writePushRecord(owner: Id, changes: Partial<Omit<Stored, 'owner'>>): void {
  try {
    const next = { ...readPushRecord(owner), ...changes, owner: String(owner) };
    window.localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Then this device is not known as one that gets pushes, and turning them on again does no harm.
  }
}
