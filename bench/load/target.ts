import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import type { Storage } from '../../server/scripts/storage';
import { fillJobs } from '../fill-jobs';
import { PASSWORD } from '../../server/scripts/writes';
import { hashPassword } from '../../server/src/accounts/passwords';
import { candidates, jobs, sessions } from '../../server/src/db/schema';
import { createToken, hashToken } from '../../server/src/session/tokens';

const JOBS = 10_000;
const DAY_MS = 86_400_000;

/** Invented jobs, and candidates with a session. */
export interface Population {
  tokens: string[];
  /** Ids of some open jobs. */
  jobs: string[];
  /** Slugs of the same jobs. */
  slugs: string[];
}

/** Fills a database that no server uses yet with jobs and as many signed-in candidates as are wanted. */
export async function fill(
  storage: Storage,
  counts: { candidates: number; jobs: number },
  jobCount = JOBS,
): Promise<Population> {
  const { db, close } = await storage.open();
  try {
    await fillJobs(db, jobCount);
    const passwordHash = await hashPassword(PASSWORD);
    const rows = await db
      .insert(candidates)
      .values(
        Array.from({ length: counts.candidates }, (_, i) => ({
          email: `pelamar${i}@example.com`,
          name: 'Siti Rahma',
          phoneNumber: '+628123456789',
          activatedAt: new Date(),
          passwordHash,
        })),
      )
      .returning({ id: candidates.id });
    const expiresAt = new Date(Date.now() + DAY_MS);
    const signedIn = rows.map(({ id }) => ({ id, token: createToken() }));
    await db
      .insert(sessions)
      .values(signedIn.map(({ id, token }) => ({ tokenHash: hashToken(token), candidateId: id, expiresAt })));
    const open = await db.select({ id: jobs.id, slug: jobs.slug }).from(jobs).limit(counts.jobs);
    return {
      tokens: signedIn.map(({ token }) => token),
      jobs: open.map(({ id }) => id),
      slugs: open.map(({ slug }) => slug),
    };
  } finally {
    await close();
  }
}

export const APPLICATIONS_STORED = 'select count(*) from applications';

/** Queries the database itself, past the server. */
export async function queryDatabase(url: string, question: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(question).finally(() => client.end());
  return Number(rows[0]?.count);
}

/** The resources of a process: megabytes of memory, and open files, sockets among them. Linux reports it. */
export function resourcesOf(pid: number): { megabytes: number; files: number } {
  const [, kilobytes = 'none'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { megabytes: Number(kilobytes) / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
}
