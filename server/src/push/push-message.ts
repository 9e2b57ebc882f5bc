import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { findToldAppointment } from '../applications/appointment-mails';
import type { Db } from '../db/client';
import { notifications, type NotificationData } from '../db/notification-schema';
import { digests } from '../db/saved-search-schema';
import { companies, jobs } from '../db/schema';
import { timeOf, wordsOf } from '../mail/appointment-mail';
import { inOneLine } from '../mail/letter';
import { OUTCOMES, STEPS } from '../privacy/export/export-words';
import type { PushJob } from '../queue/job-payloads';
import { isPushed } from './enqueue-pushes';

/** All that a push says where nothing about the news is to be sent. Specification 4, section 13. */
export const WITHOUT_CONTENT = 'Ada kabar untuk Anda di Titian';

/** Content of a push, which the service worker reads (`service-worker/push.ts`). */
interface Content {
  title: string;
  body?: string;
  /** The next one with the same tag replaces it. */
  tag?: string;
  /** Path of the page that opens. */
  address: string;
}

/** A push before it is encrypted. */
export interface PushMessage {
  candidateId: string;
  content: Content;
  /** The same for everything about one subject, so that a repeat replaces what waits at the push service. */
  topic: string;
  urgency: 'low' | 'normal' | 'high';
  /** True where it does not wait for the morning. */
  isSoon: boolean;
}

/** A hash: a push service learns neither what it is about nor an id. */
const topicOf = (...subject: string[]): string =>
  createHash('sha256').update(subject.join(' ')).digest('base64url').slice(0, 32);

const PAGE = '/kabar';

const withoutContent: Content = { title: WITHOUT_CONTENT, address: PAGE };

const lines = (...parts: (string | null)[]): string => parts.filter(Boolean).join('\n');

/** The title of a job with its company: texts of employers, which may be long. */
const nameOf = ({ title, company }: { title: string; company: string }): string =>
  `${inOneLine(title)}, ${inOneLine(company)}`;

type Told = Omit<PushMessage, 'candidateId' | 'topic' | 'content'> & Pick<Content, 'title' | 'body'>;

async function appointmentWords(db: Db, data: NotificationData['appointment'], now: Date): Promise<Told | null> {
  const told = await findToldAppointment(db, data.eventId, now);
  if (!told) return null;
  const { appointment, job, isSoon } = told;
  const place = appointment.place === null ? null : inOneLine(appointment.place);
  const body = lines(timeOf(appointment), nameOf(job), place);
  return { title: wordsOf(appointment).subject, body, urgency: 'high', isSoon };
}

async function applicationWords(db: Db, { jobId, ...news }: NotificationData['application']): Promise<Told | null> {
  const [job] = await db
    .select({ title: jobs.title, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  if (!job) return null;
  const state = news.outcome ? OUTCOMES[news.outcome] : news.step && STEPS[news.step];
  const title = news.outcome ? 'Keputusan untuk lamaran Anda' : 'Lamaran Anda pindah tahap';
  return { title, body: lines(state ?? null, nameOf(job)), urgency: 'normal', isSoon: false };
}

/** News that is not read, and that no later news of its subject has made old; null otherwise. */
async function newsMessage(db: Db, notificationId: number, now: Date): Promise<PushMessage | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, notificationId));
  if (!row || row.readAt) return null;
  const { candidateId, kind, subject } = row;
  const isOfSubject = and(
    eq(notifications.candidateId, candidateId),
    eq(notifications.kind, kind),
    eq(notifications.subject, subject),
    isPushed,
  );
  if ((await db.$count(notifications, and(isOfSubject, gt(notifications.id, notificationId)))) > 0) return null;
  const told =
    kind === 'appointment'
      ? await appointmentWords(db, row.data as NotificationData['appointment'], now)
      : await applicationWords(db, row.data as NotificationData['application']);
  if (!told) return null;
  const { title, body, ...rest } = told;
  const topic = topicOf(kind, subject);
  return { candidateId, topic, content: { title, body, tag: topic, address: PAGE }, ...rest };
}

async function digestMessage(db: Db, digestId: string): Promise<PushMessage | null> {
  const [digest] = await db.select().from(digests).where(eq(digests.id, digestId));
  if (!digest) return null;
  const topic = topicOf('digest', digest.candidateId);
  const body = `${digest.jobIds.length} lowongan baru untuk pencarian tersimpan Anda.`;
  const content = { title: 'Lowongan baru', body, tag: topic, address: PAGE };
  return { candidateId: digest.candidateId, topic, content, urgency: 'low', isSoon: false };
}

/** Content of a push at present; null where there is nothing to say any more. Specification 4, section 13. */
export const findMessage = (db: Db, push: PushJob, now: Date): Promise<PushMessage | null> =>
  'digestId' in push ? digestMessage(db, push.digestId) : newsMessage(db, push.notificationId, now);

/** The same push with the sentence alone. */
export const emptied = (message: PushMessage): PushMessage => ({ ...message, content: withoutContent });
