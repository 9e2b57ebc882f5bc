import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import { prepareJobs, writePrepared } from '../jobs/job-store';
import { demoJobs } from './demo/demo-jobs';
import { DEMO_SOURCE, toJobInput } from './demo/to-job-input';
import { seedInTransaction } from './seed-lock';

async function hasDemoJobs(db: Db): Promise<boolean> {
  const found = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.source, DEMO_SOURCE)).limit(1);
  return found.length > 0;
}

/**
 * Fills the board with invented vacancies. It does so once: as long as one of them is stored it leaves all of them as
 * they are, so that a restart neither reopens a closed job nor moves a deadline. Needs the master lists' provinces and
 * cities. `now` is the moment from which posting days and deadlines count.
 */
export async function seedDemo(db: Db, now = new Date()): Promise<void> {
  if (await hasDemoJobs(db)) return;
  const prepared = await prepareJobs(
    db,
    demoJobs.map((job) => toJobInput(job, now)),
  );
  await seedInTransaction(db, async (tx) => {
    // Another server may have stored them meanwhile.
    if (!(await hasDemoJobs(tx))) await writePrepared(tx, prepared);
  });
}
