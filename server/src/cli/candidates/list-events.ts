import { and, count, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { SecurityEventKind } from '../../accounts/security-events';
import type { Db } from '../../db/client';
import { securityEvents } from '../../db/request-schema';
import { candidates } from '../../db/schema';
import { CommandFailure } from '../command-failure';
import { isIdOrPrefix } from '../find-id';

export interface EventFilter {
  /** E-mail address, id, or the beginning of an id; an id works also after the candidate was deleted. */
  candidate?: string;
  kind?: SecurityEventKind;
  /** `YYYY-MM-DD` in UTC. */
  since?: string;
  limit: number;
}

/** Condition on the events of a candidate. Throws CommandFailure for an unknown e-mail address. */
async function isAbout(db: Db, reference: string): Promise<SQL> {
  const byId = isIdOrPrefix(securityEvents.candidateId, reference);
  if (byId) return byId;
  const [found] = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(sql`lower(${candidates.email}) = lower(${reference})`);
  if (!found) throw new CommandFailure(`No such candidate: ${reference}.`);
  return eq(securityEvents.candidateId, found.id);
}

async function matches(db: Db, { candidate, kind, since }: EventFilter): Promise<SQL | undefined> {
  return and(
    candidate === undefined ? undefined : await isAbout(db, candidate),
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
