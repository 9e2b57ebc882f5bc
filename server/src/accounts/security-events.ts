/**
 * What happened to accounts: when, from which address and to whom. Only operators read it
 * (`npm run candidates -- events`). It holds no e-mail address, no name and no token.
 */
import type { Db } from '../db/client';
import { securityEvents, type SECURITY_EVENT_KINDS } from '../db/request-schema';

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** How long an event is stored. */
export const EVENT_RETENTION_MS = 180 * 86_400_000;

interface SecurityEvent {
  kind: SecurityEventKind;
  at: Date;
  /** As `callerAddress` has it; null for an operator. */
  address: string | null;
  /** Null where no account has the e-mail address that was tried. */
  candidateId: string | null;
}

/** Stores events; within a transaction they are stored with the change that they are about, or not at all. */
export async function recordEvents(db: Db, ...events: SecurityEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(securityEvents).values(events);
}
