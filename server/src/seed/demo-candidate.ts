import { and, eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../accounts/passwords';
import type { Db } from '../db/client';
import { applications, candidates, jobReferences, jobs } from '../db/schema';
import { DEMO_SOURCE } from './demo/to-job-input';
import { seedInTransaction } from './seed-lock';

const DAY_MS = 86_400_000;

/** An account for trying the product out. Its password is public: it has no place on a server that real people use. */
export const DEMO_CANDIDATE = {
  email: 'demo@titian.example',
  password: 'Titian#Demo1',
  name: 'Ratih Kusumaningtyas',
} as const;

const PROFILE = {
  phoneNumber: '+6281200000000',
  professionalHeadline: 'Desainer komunikasi visual dan pembuat konten',
  about:
    'Lulusan Desain Komunikasi Visual yang senang menerjemahkan cerita usaha kecil menjadi gambar, foto, dan video. ' +
    'Terbiasa bekerja dengan jadwal terbit dan menerima masukan dari klien.',
  gender: 'Female',
  dob: '1999-04-17',
  birthPlaceId: 34,
  locationId: 34,
  cityId: 3404,
  detailLocation: 'Jalan Anggrek Contoh Nomor 12, Condongcatur',
  currentSalary: 4_500_000,
  expectedSalary: 6_000_000,
} as const;

/** One application for each way in which the status screen can show one: see specification 1, section 4. */
const APPLICATIONS = [
  { sourceId: 'admin-media-sosial', status: 'apply', appliedDaysAgo: 1, ref: 'media_social' },
  { sourceId: 'desainer-grafis-bandung', status: 'interview_hr', appliedDaysAgo: 3, ref: 'job_portal' },
  { sourceId: 'editor-video-lepas', status: 'offering', appliedDaysAgo: 17, ref: 'relatives' },
  { sourceId: 'fotografer-produk-surakarta', status: 'onboard', appliedDaysAgo: 36, ref: 'job_fair' },
  { sourceId: 'penata-pajangan-jakarta', status: 'psikotest', appliedDaysAgo: 30, ref: 'job_portal' },
] as const;

async function insertCandidate(db: Db, now: Date): Promise<string | null> {
  const { email, password, name } = DEMO_CANDIDATE;
  const existing = await db.select({ id: candidates.id }).from(candidates).where(eq(candidates.email, email));
  if (existing.length > 0) return null;
  const passwordHash = await hashPassword(password);
  const [candidate] = await db
    .insert(candidates)
    .values({ email, name, passwordHash, activatedAt: now, ...PROFILE })
    .onConflictDoNothing()
    .returning({ id: candidates.id });
  return candidate?.id ?? null;
}

async function demoJobIds(db: Db): Promise<Map<string, string>> {
  const sourceIds = APPLICATIONS.map(({ sourceId }) => sourceId);
  const rows = await db
    .select({ id: jobs.id, sourceId: jobs.sourceId })
    .from(jobs)
    .where(and(eq(jobs.source, DEMO_SOURCE), inArray(jobs.sourceId, sourceIds)));
  return new Map(rows.map(({ id, sourceId }) => [sourceId, id]));
}

async function insertApplications(db: Db, candidateId: string, now: Date): Promise<void> {
  const jobIds = await demoJobIds(db);
  const rows = APPLICATIONS.flatMap(({ sourceId, status, appliedDaysAgo, ref }) => {
    const jobId = jobIds.get(sourceId);
    const appliedAt = new Date(now.getTime() - appliedDaysAgo * DAY_MS);
    return jobId === undefined ? [] : [{ candidateId, jobId, status, appliedAt, ref }];
  });
  if (rows.length === 0) return;
  await db.insert(applications).values(rows.map(({ ref: _ref, ...application }) => application));
  await db
    .insert(jobReferences)
    .values(rows.map(({ jobId, ref, appliedAt }) => ({ candidateId, jobId, ref, createdAt: appliedAt })));
}

/**
 * Creates the demo account, activated, with applications to demo jobs at several steps. An account that exists is left
 * as its owner has made it. Run it after `seedDemo`; without the demo jobs it gets no applications.
 */
export function seedDemoCandidate(db: Db, now = new Date()): Promise<void> {
  return seedInTransaction(db, async (tx) => {
    const candidateId = await insertCandidate(tx, now);
    if (candidateId !== null) await insertApplications(tx, candidateId, now);
  });
}
