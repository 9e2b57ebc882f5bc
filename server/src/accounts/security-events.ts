/**
 * Events of accounts: time, kind, network address and candidate. Only operators read them
 * (`npm run candidates -- events`). It holds no e-mail address, no name and no token.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { candidates } from '../db/schema';
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

/** The id of a candidate who is there; of one whose deletion is under way, once it is known how that ends. */
const present = (candidateId: string) => {
  const { id } = candidates;
  return sql<string | null>`(select ${id} from ${candidates} where ${id} = ${candidateId} for key share)`;
};

/**
 * Stores events; within a transaction they are stored with the change that they are about, or not at all. An event of a
 * candidate who was deleted meanwhile is stored without a candidate.
 */
export async function recordEvents(db: Db, ...events: SecurityEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insert(securityEvents)
    .values(events.map((event) => ({ ...event, candidateId: event.candidateId && present(event.candidateId) })));
}
