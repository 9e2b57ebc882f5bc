import pLimit from 'p-limit';
import { makeJobInput } from '../src/jobs/job-input.fixture';
import { upsertJobs } from '../src/jobs/job-store';
import { jobs } from '../src/db/schema';
import { seedMasters } from '../src/seed/seed';
import { signedIn } from '../test/candidates';
import type { Storage } from './storage';

/** Signed-in candidates and open jobs. */
export interface Population {
  candidates: { id: string; token: string }[];
  /** Ids. */
  jobs: string[];
}

interface Counts {
  candidates: number;
  jobs: number;
}

/** One at a time: the embedded database blocks this process, and a transaction on the other would wait for too long. */
const limit = pLimit(1);

/** Fills a storage that no server uses yet. */
export function populate(storage: Storage, counts: Counts): Promise<Population> {
  return limit(() => fill(storage, counts));
}

async function fill(storage: Storage, counts: Counts): Promise<Population> {
  const { db, close } = await storage.open();
  try {
    await seedMasters(db);
    await upsertJobs(
      db,
      Array.from({ length: counts.jobs }, (_, i) => makeJobInput({ sourceId: `job-${i}`, title: `Staf ${i}` })),
    );
    const candidates: Population['candidates'] = [];
    for (let i = 0; i < counts.candidates; i += 1) {
      const { id, token } = await signedIn({ db });
      candidates.push({ id, token });
    }
    const rows = await db.select({ id: jobs.id }).from(jobs);
    return { candidates, jobs: rows.map(({ id }) => id) };
  } finally {
    await close();
  }
}
