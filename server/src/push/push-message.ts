import { createHash } from 'node:crypto';
import { OUTCOMES, STEPS } from '@titian/rules/application-words';
import { and, eq, gt } from 'drizzle-orm';
import { findToldAppointment } from '../applications/appointment-mails';
import type { Db } from '../db/client';
import { notifications, type NotificationData } from '../db/notification-schema';
import { digests } from '../db/saved-search-schema';
import { companies, jobs } from '../db/schema';
import { timeOf, wordsOf } from '../mail/appointment-mail';
import { inOneLine } from '../mail/letter';
import type { PushedNews } from '../queue/job-payloads';
import { isPushed } from '../news/enqueue-pushes';

/** All that a push says where nothing about the news is to be sent. Specification 4, section 13. */
export const WITHOUT_CONTENT = 'Ada kabar untuk Anda di Titian';

/** The page that a push opens. */
const ADDRESS = '/kabar';

/** News before it is encrypted. */
export interface PushMessage {
  candidateId: string;
  title: string;
  body: string;
  /** The same for everything about one subject, so that a repeat replaces what waits at the push service or is shown. */
  topic: string;
  urgency: 'low' | 'normal' | 'high';
  /** True where it does not wait for the morning. */
  isSoon: boolean;
  /** The time of the appointment that it is about. */
  appointmentAt?: Date;
}

/** The payload, which the service worker reads (`service-worker/push.ts`). Without content it has the subject's tag, too. */
export const payloadOf = ({ title, body, topic }: PushMessage, isWithoutContent: boolean): string =>
  JSON.stringify({
    ...(isWithoutContent ? { title: WITHOUT_CONTENT } : { title, body }),
    tag: topic,
    address: ADDRESS,
  });

/** A hash: a push service learns neither what it is about nor an id. */
const topicOf = (...subject: string[]): string =>
  createHash('sha256').update(subject.join(' ')).digest('base64url').slice(0, 32);

type Words = Omit<PushMessage, 'candidateId' | 'topic'>;

/** Lines with the title of a job and its company: texts of employers, which may be long. */
const bodyOf = (first: string | undefined, job: { title: string; company: string }, place?: string | null): string =>
  [first, `${inOneLine(job.title)}, ${inOneLine(job.company)}`, place && inOneLine(place)].filter(Boolean).join('\n');

async function appointmentWords(db: Db, data: NotificationData['appointment'], now: Date): Promise<Words | null> {
  const told = await findToldAppointment(db, data.eventId, now);
  if (!told) return null;
  const { appointment, job, isSoon } = told;
  const body = bodyOf(timeOf(appointment), job, appointment.place);
  return { title: wordsOf(appointment).subject, body, urgency: 'high', isSoon, appointmentAt: appointment.at };
}

async function applicationWords(db: Db, data: NotificationData['application']): Promise<Words | null> {
  const [job] = await db
    .select({ title: jobs.title, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, data.jobId));
  if (!job) return null;
  const { outcome, step } = data;
  const title = outcome ? 'Keputusan untuk lamaran Anda' : 'Lamaran Anda pindah tahap';
  const body = bodyOf(outcome ? OUTCOMES[outcome] : step && STEPS[step], job);
  return { title, body, urgency: 'normal', isSoon: false };
}

/** News that is not read, and that no later news of its subject has made old; null otherwise. */
async function newsMessage(db: Db, notificationId: number, now: Date): Promise<PushMessage | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, notificationId));
  if (!row || row.readAt) return null;
  const { candidateId, kind, subject, data } = row;
  const isOfSubject = and(eq(notifications.candidateId, candidateId), eq(notifications.subject, subject), isPushed);
  if ((await db.$count(notifications, and(isOfSubject, gt(notifications.id, notificationId)))) > 0) return null;
  const words =
    kind === 'appointment'
      ? await appointmentWords(db, data as NotificationData['appointment'], now)
      : await applicationWords(db, data as NotificationData['application']);
  return words && { candidateId, topic: topicOf(kind, subject), ...words };
}

async function digestMessage(db: Db, digestId: string): Promise<PushMessage | null> {
  const [digest] = await db.select().from(digests).where(eq(digests.id, digestId));
  if (!digest) return null;
  const { candidateId, jobIds } = digest;
  const body = `${jobIds.length} lowongan baru untuk pencarian tersimpan Anda.`;
  const topic = topicOf('digest', candidateId);
  return { candidateId, topic, title: 'Lowongan baru', body, urgency: 'low', isSoon: false };
}

/** The message to push at present; null where there is nothing to say any more. Specification 4, section 13. */
export const findMessage = (db: Db, news: PushedNews, now: Date): Promise<PushMessage | null> =>
  'digestId' in news ? digestMessage(db, news.digestId) : newsMessage(db, news.notificationId, now);
