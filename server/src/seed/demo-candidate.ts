import { and, eq, inArray } from 'drizzle-orm';
import { hashPassword } from '../accounts/passwords';
import { recordEvents, type NewEvent } from '../applications/application-events';
import { readCompanyView } from '../applications/company-view';
import type { Db } from '../db/client';
import { candidateInterests, candidateSkills } from '../db/profile-schema';
import { applications, candidates, jobReferences, jobs, type APPLICATION_STEPS } from '../db/schema';
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

/** Enough for "Paling cocok" to have rows. */
const INTERESTS = ['Desain Grafis dan Multimedia', 'Pemasaran Digital'];
const SKILLS = ['Ilustrasi', 'Fotografi produk', 'Adobe Illustrator'];

interface DemoApplication {
  sourceId: string;
  status: (typeof APPLICATION_STEPS)[number];
  appliedDaysAgo: number;
  ref: typeof jobReferences.$inferInsert.ref;
  /** Later events, by the number of days ago, oldest first. */
  since: readonly (Pick<NewEvent, 'kind' | 'step'> & { daysAgo: number })[];
}

/** One application for each way in which the status screen can show one: see specification 1, section 4. */
const APPLICATIONS: readonly DemoApplication[] = [
  { sourceId: 'admin-media-sosial', status: 'apply', appliedDaysAgo: 1, ref: 'media_social', since: [] },
  {
    sourceId: 'desainer-grafis-bandung',
    status: 'interview_hr',
    appliedDaysAgo: 3,
    ref: 'job_portal',
    since: [
      { daysAgo: 2, kind: 'viewed' },
      { daysAgo: 1, kind: 'moved', step: 'interview_hr' },
    ],
  },
  {
    sourceId: 'editor-video-lepas',
    status: 'offering',
    appliedDaysAgo: 17,
    ref: 'relatives',
    since: [
      { daysAgo: 15, kind: 'viewed' },
      { daysAgo: 14, kind: 'moved', step: 'screening' },
      { daysAgo: 9, kind: 'moved', step: 'interview_user' },
      { daysAgo: 4, kind: 'moved', step: 'offering' },
    ],
  },
  {
    sourceId: 'fotografer-produk-surakarta',
    status: 'onboard',
    appliedDaysAgo: 36,
    ref: 'job_fair',
    since: [
      { daysAgo: 34, kind: 'viewed' },
      { daysAgo: 27, kind: 'moved', step: 'interview_hr' },
      { daysAgo: 20, kind: 'moved', step: 'offering' },
      { daysAgo: 15, kind: 'moved', step: 'onboard' },
    ],
  },
  {
    sourceId: 'penata-pajangan-jakarta',
    status: 'psikotest',
    appliedDaysAgo: 30,
    ref: 'job_portal',
    since: [{ daysAgo: 26, kind: 'moved', step: 'psikotest' }],
  },
];

const isStored = async (db: Db): Promise<boolean> =>
  (await db.$count(candidates, eq(candidates.email, DEMO_CANDIDATE.email))) > 0;

/** The new candidate's id; null where another server has stored it. */
async function insertCandidate(db: Db, passwordHash: string, now: Date): Promise<string | null> {
  const { email, name } = DEMO_CANDIDATE;
  const [candidate] = await db
    .insert(candidates)
    .values({ email, name, passwordHash, activatedAt: now, ...PROFILE })
    .onConflictDoNothing()
    .returning({ id: candidates.id });
  return candidate?.id ?? null;
}

async function insertNames(db: Db, candidateId: string): Promise<void> {
  await db.insert(candidateInterests).values(INTERESTS.map((name) => ({ candidateId, name })));
  await db.insert(candidateSkills).values(SKILLS.map((name) => ({ candidateId, name })));
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
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { fields: sentFields } = await readCompanyView(db, candidateId);
  const happened: { id: string; event: NewEvent }[] = [];
  for (const { sourceId, status, appliedDaysAgo, ref, since } of APPLICATIONS) {
    const jobId = jobIds.get(sourceId);
    if (jobId === undefined) continue;
    const appliedAt = daysAgo(appliedDaysAgo);
    const [row] = await db.insert(applications).values({ candidateId, jobId, status, appliedAt }).returning();
    const events = since.map(({ daysAgo: days, ...event }) => ({ ...event, at: daysAgo(days) }));
    const sent = { at: appliedAt, kind: 'sent' as const, sentFields };
    if (row) happened.push(...[sent, ...events].map((event) => ({ id: row.id, event })));
    await db.insert(jobReferences).values({ candidateId, jobId, ref, createdAt: appliedAt });
  }
  // The news of them is listed in the order in which it was stored.
  happened.sort((a, b) => a.event.at.getTime() - b.event.at.getTime());
  for (const { id, event } of happened) await recordEvents(db, id, [event]);
}

/**
 * Creates the demo account, activated, with interests, skills, and applications to demo jobs at several steps. An account
 * that exists is left as its owner has made it. Run it after `seedDemo`; without the demo jobs it gets no applications.
 */
export async function seedDemoCandidate(db: Db, now = new Date()): Promise<void> {
  if (await isStored(db)) return;
  // Before the transaction, which waits for nothing but the database.
  const passwordHash = await hashPassword(DEMO_CANDIDATE.password);
  await seedInTransaction(db, async (tx) => {
    const candidateId = await insertCandidate(tx, passwordHash, now);
    if (candidateId === null) return;
    await insertApplications(tx, candidateId, now);
    await insertNames(tx, candidateId);
  });
}
