import { eq, sql } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { dataVersions } from '../db/data-version-schema';
import { jobs } from '../db/schema';
import { dayInJakarta } from '@titian/rules/jakarta-day';

/** Reads the version of the jobs: it changes with every job, with every deadline that passes, and with the day. */
export function readJobsVersion({ db, now }: Pick<AppDeps, 'db' | 'now'>): () => Promise<string> {
  return async () => {
    const at = now();
    const lastClosing = sql<string | null>`(
      select max(${jobs.closesAt}) from ${jobs} where ${jobs.closesAt} <= ${at.toISOString()}::timestamptz)`;
    const [row] = await db
      .select({ version: dataVersions.version, lastClosing })
      .from(dataVersions)
      .where(eq(dataVersions.name, 'jobs'));
    return `${row?.version ?? 'none'} ${row?.lastClosing ?? ''} ${dayInJakarta(at)}`;
  };
}
