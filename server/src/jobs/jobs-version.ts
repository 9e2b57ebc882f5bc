import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { dataVersions } from '../db/data-version-schema';
import { dayInJakarta } from '@titian/rules/jakarta-day';

/** Reads the version of the jobs: it changes with every job, and with the day, by which deadlines pass. */
export function readJobsVersion({ db, now }: Pick<AppDeps, 'db' | 'now'>): () => Promise<string> {
  return async () => {
    const [row] = await db
      .select({ version: dataVersions.version })
      .from(dataVersions)
      .where(eq(dataVersions.name, 'jobs'));
    return `${row?.version ?? 'none'} ${dayInJakarta(now())}`;
  };
}
