import { createHash } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { canonicalQuery } from '@titian/rules/job-address';
import type { AppDeps } from '../app-deps';
import type { DigestMail } from '../queue/job-payloads';
import type { Db } from '../db/client';
import {
  digests,
  digestSettings,
  savedSearches,
  unsubscribeTokens,
  type DIGEST_OUTCOMES,
} from '../db/saved-search-schema';
import { applications, candidates, cities, companies, jobs, locations } from '../db/schema';
import { digestMail, type DigestSection } from '../mail/digest-mail';
import { RecipientRefusedError } from '../mail/mailer';
import { enqueuePush } from '../news/enqueue-pushes';
import { createToken, hashToken } from '../session/tokens';
import { isRefused } from './digest-setting';
import { isReady, isWaiting, markMailed } from './digests';
import { NewJobs } from '../jobs/search';
import { workKey } from '@titian/job-search';
import { deadlineText, placeText, shortPayText } from '../jobs/job-words';
import { localDay, nextDigestAt, zoneOfCandidate } from '../mail/quiet-hours';

type Digest = typeof digests.$inferSelect;
type Outcome = (typeof DIGEST_OUTCOMES)[number];

/** Jobs that a mail names, of all its searches. */
const MAX_NAMED = 12;

/** The same for a digest however often it is tried. */
export function messageIdOf({ candidateId, day }: Pick<Digest, 'candidateId' | 'day'>): string {
  return `digest-${createHash('sha256').update(`${candidateId} ${day}`).digest('hex').slice(0, 32)}`;
}

/** Whom a digest goes to; null where the account is gone or waits to be deleted. */
async function findRecipient(db: Db, candidateId: string) {
  const [row] = await db.select().from(candidates).where(eq(candidates.id, candidateId));
  return row?.activatedAt && !row.deletionRequestedAt ? { name: row.name, email: row.email } : null;
}

/** Ends an attempt at a digest that failed. Without a mailbox at its address, no other one is sent there. */
const settleFailed = (db: Db, { id, candidateId }: Digest, email: string, error: unknown): Promise<void> =>
  db.transaction(async (tx) => {
    const isRefused = error instanceof RecipientRefusedError && error.hasNoMailbox;
    await tx
      .update(digests)
      .set({ outcome: isRefused ? 'refused' : null })
      .where(eq(digests.id, id));
    if (!isRefused) return;
    await tx
      .insert(digestSettings)
      .values({ candidateId, refusedEmail: email })
      .onConflictDoUpdate({ target: digestSettings.candidateId, set: { refusedEmail: email } });
  });

async function appliedTo(db: Db, candidateId: string): Promise<string[]> {
  const rows = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  return rows.map(({ jobId }) => jobId);
}

/** Places of one job that a digest names. */
const MAX_PLACES = 5;

function placesText(places: ReadonlySet<string>): string {
  const named = [...places].slice(0, MAX_PLACES).join(', ');
  const more = places.size - MAX_PLACES;
  return more > 0 ? `${named}, dan ${more} tempat lain` : named;
}

/** Some jobs as a digest names them: one line for one job in several places, or posted again. */
async function linesOf(db: Db, ids: readonly string[]) {
  const { id, slug, title, minSalary, maxSalary, salaryPeriod, stated, deadline, deadlineAt } = jobs;
  const pay = { minSalary, maxSalary, salaryPeriod, stated };
  const place = { city: cities.name, province: locations.name };
  const rows = await db
    .select({ id, slug, title, ...pay, deadline, deadlineAt, company: companies.name, ...place })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .leftJoin(cities, eq(cities.id, jobs.cityId))
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((job) => [job.id, job]));
  const lines = new Map<string, { job: (typeof rows)[number]; places: Set<string>; count: number }>();
  for (const job of ids.flatMap((each) => byId.get(each) ?? [])) {
    const key = workKey({ ...job, company: { name: job.company } });
    const line = lines.get(key) ?? { job, places: new Set(), count: 0 };
    line.count++;
    const place = placeText(job);
    if (place !== null) line.places.add(place);
    lines.set(key, line);
  }
  return [...lines.values()].map(({ job, places, count }) => {
    const deadline = deadlineText(job);
    const until = deadline && `sampai ${deadline}`;
    const details = [placesText(places), count > 1 && `${count} lowongan`, shortPayText(job), until]
      .filter(Boolean)
      .join(' · ');
    return { slug: job.slug, title: job.title, company: job.company, details, count };
  });
}

/** Jobs that earlier digests of a candidate told of. */
async function mailedTo(db: Db, candidateId: string): Promise<string[]> {
  const rows = await db.select({ jobIds: digests.jobIds }).from(digests).where(eq(digests.candidateId, candidateId));
  return rows.flatMap(({ jobIds }) => jobIds);
}

/**
 * The searches of a digest, and what each has found that is open now and was not applied to; each job once, also where a
 * weekly search finds what a daily one has mailed.
 */
async function contentOf({ db, now: clock }: AppDeps, { candidateId, upTo }: Digest) {
  const now = clock();
  const waiting = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.candidateId, candidateId), isWaiting))
    .orderBy(savedSearches.createdAt, savedSearches.id);
  const searches = waiting.filter((search) => isReady(search, now));
  const newJobs = new NewJobs(upTo, now);
  const left = new Set([...(await appliedTo(db, candidateId)), ...(await mailedTo(db, candidateId))]);
  const jobIds: string[] = [];
  const sections: DigestSection[] = [];
  let room = MAX_NAMED;
  for (const { name, query, alert, mailedUpTo: after } of searches) {
    const ids = (await newJobs.find(db, query, after)).filter((id) => !left.has(id));
    if (ids.length === 0) continue;
    ids.forEach((id) => left.add(id));
    jobIds.push(...ids);
    const lines = await linesOf(db, ids);
    const shown = lines.slice(0, room);
    room -= shown.length;
    sections.push({ name, query: canonicalQuery(query), newFrom: after + 1, alert, total: ids.length, jobs: shown });
  }
  return { searchIds: searches.map(({ id }) => id), jobIds, sections };
}

async function issueToken(db: Db, candidateId: string, createdAt: Date): Promise<string> {
  const token = createToken();
  await db.insert(unsubscribeTokens).values({ tokenHash: hashToken(token), candidateId, createdAt });
  return token;
}

/**
 * Records the attempt before a digest is sent; false where another one was recorded. Where the server ends before its
 * outcome is known, nobody can tell whether the mail has gone.
 */
async function claim(db: Db, digestId: string): Promise<boolean> {
  const claimed = await db
    .update(digests)
    .set({ outcome: 'unknown' })
    .where(and(eq(digests.id, digestId), isNull(digests.outcome)))
    .returning({ id: digests.id });
  return claimed.length > 0;
}

/** The searches of a digest that may have gone wait for their next period, with their jobs. */
async function waitForNextPeriod(db: Db, { candidateId, createdAt }: Digest): Promise<void> {
  const searches = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.candidateId, candidateId), isWaiting));
  const ready = searches.filter((search) => isReady(search, createdAt)).map(({ id }) => id);
  await db.update(savedSearches).set({ mailedAt: createdAt }).where(inArray(savedSearches.id, ready));
}

/**
 * Mails a digest, once it is certain that it may be sent: on its day and not at night, to an account that stays, of
 * searches whose mails are wanted, with jobs that are open and were not applied to. Where nothing is left, there is no
 * mail; one that is late leaves its jobs to the next digest, and so does one of which a server that ended amid sending
 * left unknown whether it went, and one whose address has no mailbox. Rejects where the mail server does not take it.
 * Specification 4, section 9.
 */
export async function sendDigest(deps: AppDeps, { digestId }: DigestMail): Promise<void> {
  const { db, config, mailer, now } = deps;
  const [digest] = await db.select().from(digests).where(eq(digests.id, digestId));
  if (digest?.outcome === 'unknown') return waitForNextPeriod(db, digest);
  if (!digest || digest.outcome !== null) return;
  const settle = (outcome: Outcome, searchIds: readonly string[] = [], jobIds: string[] = []): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.update(digests).set({ outcome, jobIds }).where(eq(digests.id, digestId));
      await markMailed(tx, searchIds, digest.upTo, now());
      if (outcome === 'sent') await enqueuePush(tx, digest.candidateId, { digestId }, now());
    });
  const { candidateId } = digest;
  const zone = await zoneOfCandidate(db, candidateId);
  const at = now();
  if (localDay(at, zone) !== digest.day || nextDigestAt(at, zone, null) > at) return settle('late');
  const recipient = await findRecipient(db, candidateId);
  if (recipient && (await isRefused(db, candidateId))) return settle('refused');
  const { searchIds, jobIds, sections } = await contentOf(deps, digest);
  if (!recipient || sections.length === 0) return settle('empty', searchIds);
  const token = await issueToken(db, candidateId, at);
  const mail = digestMail(config.appUrl, { ...recipient, messageId: messageIdOf(digest), token, sections });
  if (!(await claim(db, digestId))) return;
  await mailer.send(mail).catch(async (error: unknown) => {
    await settleFailed(db, digest, mail.to, error);
    throw error;
  });
  await settle('sent', searchIds, jobIds);
}
