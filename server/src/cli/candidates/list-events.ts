import { and, count, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { SecurityEventKind } from '../../accounts/security-events';
import { isUuid } from '../../applications/job-id';
import type { Db } from '../../db/client';
import { securityEvents } from '../../db/request-schema';
import { candidates } from '../../db/schema';
import { CommandFailure } from '../command-failure';

export interface EventFilter {
  /** E-mail address or id; the id works also after the candidate was deleted. */
  candidate?: string;
  kind?: SecurityEventKind;
  /** `YYYY-MM-DD` in UTC. */
  since?: string;
  limit: number;
}

async function candidateIdOf(db: Db, reference: string): Promise<string> {
  if (isUuid(reference)) return reference;
  const [found] = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(sql`lower(${candidates.email}) = lower(${reference})`);
  if (!found) throw new CommandFailure(`No such candidate: ${reference}.`);
  return found.id;
}

async function matches(db: Db, { candidate, kind, since }: EventFilter): Promise<SQL | undefined> {
  return and(
    candidate === undefined ? undefined : eq(securityEvents.candidateId, await candidateIdOf(db, candidate)),
    kind && eq(securityEvents.kind, kind),
    since === undefined ? undefined : gte(securityEvents.at, new Date(since)),
  );
}

/** The newest security events that a filter lets through, and how many there are in all. */
export async function listEvents(db: Db, filter: EventFilter) {
  const where = await matches(db, filter);
  const rows = await db
    .select()
    .from(securityEvents)
    .where(where)
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(filter.limit);
  const [counted] = await db.select({ total: count() }).from(securityEvents).where(where);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ at, kind, address, candidateId }) => ({
      at: at.toISOString(),
      event: kind,
      address,
      candidate: candidateId,
    })),
  };
}
