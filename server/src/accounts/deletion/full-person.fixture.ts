/** A person who has used every feature, to check that nothing of them is left after their deletion. */
import { createECDH } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { candidateIn, sessionOf } from '../../../test/candidates';
import { SECTION_BODIES } from '../../../test/contract-calls';
import { enqueue } from '../../queue/enqueue';
import type { Config } from '../../config';
import type { Db } from '../../db/client';
import { notifications } from '../../db/notification-schema';
import { dataExportParts, dataExports } from '../../db/privacy-schema';
import { pushDevices } from '../../db/push-schema';
import { digests, unsubscribeTokens } from '../../db/saved-search-schema';
import { emailChanges, jobs, pendingRegistrations } from '../../db/schema';
import { createMailer } from '../../mail/create-mailer';
import { confirmEmailMail, newPasswordMail } from '../../mail/account-mails';
import { formOf, picture } from '../../profile/profile-form.fixture';
import { withTexts } from '../../profile/sections/sections.fixture';

/** A server on which a person is made. */
interface Server {
  app: FastifyInstance;
  db: Db;
  config: Config;
}

export const PASSWORD = 'Rahasia!Lama';

/** Stands in every text that this person gives, and nowhere else. */
export const MARK = 'Zyxwvut';
export const email = `${MARK}.siti@example.com`.toLowerCase();
const newEmail = `${MARK}.baru@example.com`.toLowerCase();
const PHONE = '+6281299887766';

export const mailerOf = ({ config }: Pick<Server, 'config'>) => createMailer(config, () => undefined);

const withMark = (_key: string, value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => withMark('', item)) : `${MARK} ${String(value)}`;

/** A person who has used every feature. Returns their id and everything that belongs only to them. */
export async function fullPerson(app: Server) {
  const { id } = await candidateIn(app, { email, password: PASSWORD, name: `${MARK} Siti`, phoneNumber: PHONE });
  const { headers, token } = await sessionOf(app, id);
  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, more = {}) => {
    const response = await app.app.inject({ method, url: `/api/v1/${url}`, headers: { ...headers, ...more }, payload });
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`);
    return response.json().data;
  };
  for (const [url, body] of Object.entries(SECTION_BODIES)) await send('POST', url.slice(1), withTexts(body, withMark));
  const photo = await picture(600, 400).jpeg().toBuffer();
  const form = formOf(
    { name: 'image', value: photo, filename: 'foto.jpg', type: 'image/jpeg' },
    { name: 'about', value: `${MARK} rajin` },
    { name: 'identityNumber', value: '3404011234567890' },
    { name: 'detailLocation', value: `Jalan ${MARK}` },
  );
  const { image } = await send('PUT', 'candidate/profile/', form.payload as never, form.headers);
  const [job] = await app.db.select({ id: jobs.id }).from(jobs);
  await send('POST', 'job-application/apply/', { job: job?.id }, { 'idempotency-key': 'key-1' });
  await send('POST', 'job/job-reference/', { job_id: job?.id, candidate_id: id, ref: 'disnaker' });
  await send('PUT', `candidate/bookmark/${job?.id}/`);
  const search = { name: `${MARK} kasir`, query: `search=${MARK}`, queryVersion: 1, alert: 'daily' };
  await send('POST', 'candidate/saved-search/', search);
  await send('PUT', 'candidate/digest-setting/', { zone: 'WIT' });
  const day = { candidateId: id, createdAt: new Date() };
  const [digest] = await app.db
    .insert(digests)
    .values({ ...day, day: '2026-11-03', upTo: 0 })
    .returning();
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: MARK.padEnd(22, 'a') };
  await send('POST', 'candidate/push/', { endpoint: `https://fcm.googleapis.com/fcm/send/${MARK}`, keys });
  await app.db.insert(unsubscribeTokens).values({ ...day, tokenHash: MARK });
  await send('POST', 'job/report/', { job: job?.id, reason: 'other', text: `${MARK} tahu`, contact: email });
  await app.db.insert(notifications).values({
    candidateId: id,
    kind: 'savedSearch',
    subject: 'a search',
    data: { savedSearchId: 'a search', name: MARK, count: 0, jobIds: [] },
    createdAt: new Date(),
  });
  const payload = { email, password: PASSWORD };
  await app.app.inject({ method: 'POST', url: '/api/v1/candidate/login/', payload });
  await send('POST', 'candidate/change-email/', { email: newEmail, password: PASSWORD });
  await app.db.insert(pendingRegistrations).values({
    candidateId: id,
    name: `${MARK} Siti`,
    phoneNumber: PHONE,
    passwordHash: 'none',
    termsVersion: '1',
    createdAt: new Date(),
  });
  const [stored] = await app.db
    .insert(dataExports)
    .values({ candidateId: id, status: 'ready', createdAt: new Date() })
    .returning();
  await app.db.insert(dataExportParts).values({ exportId: stored?.id ?? '', position: 0, content: Buffer.from(MARK) });
  await app.app.tasksDone();
  // A job of each kind of payload that waits.
  const [change] = await app.db.select().from(emailChanges);
  await enqueue(app.db, 'mail-new-password', { candidateId: id }, new Date());
  await enqueue(app.db, 'mail-digest', { digestId: digest?.id ?? '' }, new Date());
  const [device] = await app.db.select().from(pushDevices);
  const push = { deviceId: device?.id ?? '', digestId: digest?.id ?? '', priority: 0 };
  await enqueue(app.db, 'push', push, new Date());
  await enqueue(app.db, 'mail-confirm-email', { emailChangeId: change?.id ?? '' }, new Date());
  await mailerOf(app).send(newPasswordMail('http://titian.test', { name: `${MARK} Siti`, email }));
  await mailerOf(app).send(confirmEmailMail('http://titian.test', { email: newEmail, token: 'x', validHours: 1 }));
  return { id, headers, token, image: String(image), marks: [MARK, MARK.toLowerCase(), PHONE, '3404011234567890', id] };
}

/** Jobs that wait in the queue, as text. */
export async function queued({ db }: Pick<Server, 'db'>): Promise<string> {
  const { rows } = (await db.execute(sql`select data::text from pgboss.job`)) as unknown as { rows: unknown[] };
  return JSON.stringify(rows);
}

/** Every file below a folder that exists. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name))
        .filter((file) => statSync(file).isFile())
    : [];
