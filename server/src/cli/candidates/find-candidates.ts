import { dayInJakarta } from '@titian/rules/jakarta-day';
import { and, count, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { applications, candidates } from '../../db/schema';
import { CommandFailure } from '../command-failure';
import { deletionTime } from '../../session/deletion-period';
import { containsText } from '../contains-text';
import { findId } from '../find-id';

export interface CandidateFilter {
  status?: 'active' | 'inactive';
  search?: string;
  limit: number;
}

const day = (instant: Date | null): string | null => instant && dayInJakarta(instant);

function matches({ status, search }: CandidateFilter): SQL | undefined {
  return and(
    status && (status === 'active' ? isNotNull : isNull)(candidates.activatedAt),
    search === undefined
      ? undefined
      : or(containsText(candidates.name, search), containsText(candidates.email, search)),
  );
}

/** The newest candidates that a filter lets through, and how many there are in all. */
export async function listCandidates(db: Db, filter: CandidateFilter) {
  const where = matches(filter);
  const rows = await db
    .select({
      id: candidates.id,
      email: candidates.email,
      name: candidates.name,
      activatedAt: candidates.activatedAt,
      createdAt: candidates.createdAt,
      deletionRequestedAt: candidates.deletionRequestedAt,
      applications: db.$count(applications, eq(applications.candidateId, candidates.id)),
    })
    .from(candidates)
    .where(where)
    .orderBy(desc(candidates.createdAt), candidates.id)
    .limit(filter.limit);
  const [counted] = await db.select({ total: count() }).from(candidates).where(where);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ activatedAt, createdAt, deletionRequestedAt, applications: applied, ...row }) => ({
      ...row,
      activated: day(activatedAt),
      registered: day(createdAt),
      applications: applied,
      deletion: deletionRequestedAt && day(deletionTime(deletionRequestedAt)),
    })),
  };
}

/** A candidate by e-mail address, id or a prefix of the id, locked for a change. Throws CommandFailure when there is none. */
export async function findCandidate(db: Db, reference: string) {
  const { id, email } = candidates;
  const found = await findId(db, { noun: 'candidates', table: candidates, names: [email], prefixes: [id] }, reference);
  const [candidate] = found === null ? [] : await db.select().from(candidates).where(eq(id, found)).for('update');
  if (!candidate) throw new CommandFailure(`No such candidate: ${reference}.`);
  return candidate;
}
