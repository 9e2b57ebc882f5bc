import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { dataStamps } from '../db/stamp-schema';
import { dayInJakarta } from './job-status';

/** Reads the version of the jobs: it changes with every job, and with the day, by which deadlines pass. */
export function readJobsVersion({ db, now }: Pick<AppDeps, 'db' | 'now'>): () => Promise<string> {
  return async () => {
    const [row] = await db.select({ stamp: dataStamps.stamp }).from(dataStamps).where(eq(dataStamps.name, 'jobs'));
    return `${row?.stamp ?? 'none'} ${dayInJakarta(now())}`;
  };
}
