/** For tests: a candidate of whom everything is stored, an export, and what its zip holds. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { fromBufferPromise } from 'yauzl';
import { sessionOf } from '../../../test/candidates';
import type { TestApp } from '../../../test/test-app';
import { recordEvents } from '../../applications/application-events';
import { bookmarks } from '../../db/bookmark-schema';
import { notifications } from '../../db/notification-schema';
import { pushDevices } from '../../db/push-schema';
import { digests, digestSettings, savedSearches, unsubscribeTokens } from '../../db/saved-search-schema';
import { jobReports } from '../../db/report-schema';
import { securityEvents } from '../../db/request-schema';
import { accountTokens, applications, candidates, emailChanges, jobReferences, jobs } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { nameLists } from '../../profile/sections';
import { sectionsWithBodies, withTexts } from '../../profile/sections/sections.fixture';

export const PHOTO = '/media/photos/0f5b1f0e-5a52-4c3c-9a7a-8d2f3f1d9b10.webp';

/** Stores a photo where the path above finds it, and gives it back. */
export async function storePhoto({ config }: TestApp): Promise<Buffer> {
  const folder = path.join(config.dataDir, 'media', 'photos');
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5c56' } })
    .webp()
    .toBuffer();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, path.basename(PHOTO)), photo);
  return photo;
}

type Mark = (what: string) => string;

async function fillSections({ db }: TestApp, candidateId: string, mark: Mark): Promise<void> {
  for (const { table, toRow, path, body } of sectionsWithBodies) {
    const context = { db, candidateId, recordId: null, now: new Date('2026-11-02T03:04:05Z') };
    const values = await toRow(withTexts(body, (key) => mark(`${path} ${key}`)) as never, context);
    await db.insert(table as PgTable).values({ ...values, candidateId });
  }
  for (const { table } of Object.values(nameLists))
    await db.insert(table).values([
      { candidateId, name: mark('first name') },
      { candidateId, name: mark('second name') },
    ]);
}

/** Stores three applications with a history, and all else that is about jobs. */
async function fillApplications({ db }: TestApp, candidateId: string, mark: Mark): Promise<void> {
  const at = new Date('2026-11-02T03:04:05.678Z');
  for (const sourceId of ['1', '2', '3']) await upsertJob(db, makeJobInput({ sourceId, title: `Kasir ${sourceId}` }));
  const stored = await db.select({ id: jobs.id }).from(jobs).orderBy(jobs.sourceId);
  for (const [index, { id: jobId }] of stored.entries()) {
    const appliedAt = new Date(at.getTime() + index * 60_000);
    const [application] = await db
      .insert(applications)
      .values({
        candidateId,
        jobId,
        appliedAt,
        status: 'screening',
        outcome: 'rejected',
        outcomeAt: at,
        outcomeReason: mark('outcome'),
      })
      .returning();
    await recordEvents(db, application?.id ?? '', [
      { at, kind: 'sent', sentFields: ['name', 'email', 'education'] },
      { at, kind: 'moved', step: 'screening' },
      {
        at,
        kind: 'appointment',
        appointmentAt: new Date('2026-12-01T02:00:00Z'),
        appointmentZone: 'Asia/Makassar',
        appointmentPlace: mark('place'),
        appointmentUrl: 'https://rapat.example/1',
        appointmentMinutes: 45,
        appointmentBring: mark('bring'),
      },
      { at, kind: 'outcome', outcome: 'rejected', reason: mark('reason') },
      { at, kind: 'withdrawn', reasonCode: 'accountDeletion' },
    ]);
  }
  const jobId = stored[0]?.id ?? '';
  await db.insert(jobReferences).values({ candidateId, jobId, ref: 'job_fair' });
  const known = { slug: mark('slug'), title: mark('title'), company: mark('company') };
  await db.insert(bookmarks).values([
    { candidateId, jobId, saved: true, version: 1, changedAt: at, ...known },
    { candidateId, jobId: PHOTO.slice(14, 50), saved: false, version: 2, changedAt: at },
  ]);
  await db.insert(savedSearches).values({
    candidateId,
    name: mark('name'),
    query: mark('query'),
    queryVersion: 1,
    alert: 'none',
    endedAlert: 'weekly',
    cursor: 4711,
    mailedUpTo: 4712,
    foundUpTo: 4713,
    mailedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await db
    .insert(digests)
    .values({ candidateId, day: '2026-11-03', upTo: 4714, outcome: 'sent', jobIds: [jobId], createdAt: at });
  await db
    .insert(digestSettings)
    .values({ candidateId, zone: 'WITA', dueAt: at, refusedEmail: mark('refused@example.com') });
  await db.insert(unsubscribeTokens).values({ candidateId, tokenHash: mark('hash'), createdAt: at });
  await db.insert(pushDevices).values({
    candidateId,
    endpoint: `https://push.example/${mark('endpoint')}`,
    p256dh: mark('p256dh'),
    auth: mark('auth'),
    name: mark('device'),
    createdAt: at,
    lastUsedAt: at,
    expiresAt: at,
  });
  await db.insert(notifications).values({
    candidateId,
    kind: 'savedSearch',
    subject: mark('saved search'),
    threshold: mark('cursor'),
    data: { savedSearchId: mark('saved search'), name: mark('name of the search'), count: 13, jobIds: [jobId] },
    createdAt: at,
    readAt: new Date('2026-11-03T00:00:00Z'),
  });
  await db.insert(jobReports).values({
    candidateId,
    jobId,
    receipt: mark('receipt'),
    reason: 'money',
    text: mark('report'),
    contact: mark('contact'),
    createdAt: at,
    closedAt: new Date('2026-11-03T00:00:00Z'),
  });
}

async function fillAccount({ db }: TestApp, candidateId: string, mark: Mark): Promise<void> {
  const at = new Date('2026-11-05T03:04:05.678Z');
  await db.insert(emailChanges).values({
    candidateId,
    oldEmail: mark('old@example.com'),
    newEmail: mark('new@example.com'),
    createdAt: at,
    confirmedAt: new Date('2026-11-05T04:00:00Z'),
    cancelledAt: new Date('2026-11-05T05:00:00Z'),
  });
  await db.insert(accountTokens).values({
    tokenHash: mark('hash of a link'),
    candidateId,
    purpose: 'undo-email',
    createdAt: at,
    expiresAt: new Date('2026-11-12T03:04:05Z'),
    usedAt: new Date('2026-11-06T03:04:05Z'),
  });
  await db.insert(securityEvents).values([
    { at, kind: 'signed-in', address: '192.0.2.1', candidateId },
    { at, kind: 'email-changed', address: null, candidateId },
  ]);
}

/**
 * Stores a candidate with rows in every table that is about candidates.
 *
 * @param mark makes the text of a field, from words that tell the fields apart
 */
export async function fullCandidate(test: TestApp, mark: Mark) {
  const [row] = await test.db
    .insert(candidates)
    .values({
      email: mark('candidate@example.com'),
      name: mark('full name'),
      phoneNumber: '+628123456789',
      passwordHash: mark('hash of the password'),
      activatedAt: new Date('2026-10-02T00:00:00Z'),
      termsAcceptedAt: new Date('2026-10-01T00:00:00Z'),
      termsVersion: '2026-10-01',
      image: PHOTO,
      professionalHeadline: mark('headline'),
      about: mark('about'),
      identityNumber: '3404011704990001',
      gender: 'Female',
      dob: '1999-04-17',
      birthPlaceId: 34,
      locationId: 34,
      cityId: 3404,
      detailLocation: mark('street'),
      linkedin: 'https://www.linkedin.com/in/siti',
      instagram: 'https://www.instagram.com/siti',
      currentSalary: 4_512_345,
      expectedSalary: 6_054_321,
      // Far away: a server that runs for a minute deletes the accounts that are due.
      deletionRequestedAt: new Date('2099-11-20T00:00:00Z'),
    })
    .returning();
  if (!row) throw new Error('No candidate was stored.');
  await fillSections(test, row.id, mark);
  await fillApplications(test, row.id, mark);
  await fillAccount(test, row.id, mark);
  return { id: row.id, ...(await sessionOf(test, row.id)) };
}

type Headers = Record<string, string>;

const PATH = '/api/v1/candidate/export/';

/** Calls of a candidate about their exports. */
export const exportCalls = ({ app }: Pick<TestApp, 'app'>, headers: Headers) => ({
  list: () => app.inject({ url: PATH, headers }),
  start: () => app.inject({ method: 'POST', url: PATH, headers }),
  get: (id: string) => app.inject({ url: `${PATH}${id}/`, headers }),
  file: (id: string) => app.inject({ url: `${PATH}${id}/file/`, headers }),
});

/** The files of a zip by their names. */
async function unzip(file: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(file);
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return files;
}

type Records = Record<string, unknown>[];

interface ExportedData {
  exportedAt: string;
  files: { photo: object; cv: object };
  account: Record<string, unknown>;
  profile: Record<string, unknown>;
  [topic: string]: unknown;
}

/** Has a candidate's export made and gives back what it holds. */
export async function downloadExport(test: TestApp, headers: Headers) {
  const calls = exportCalls(test, headers);
  const { id } = (await calls.start()).json().data as { id: string };
  await test.app.tasksDone();
  return { id, ...(await readExport(test, headers, id)) };
}

/** Content of an export that is ready. */
export async function readExport(test: TestApp, headers: Headers, id: string) {
  const response = await exportCalls(test, headers).file(id);
  expect(response.statusCode).toBe(200);
  const files = await unzip(response.rawPayload);
  const data = JSON.parse(files['data.json']?.toString() ?? '') as ExportedData;
  return { files, data, html: files['index.html']?.toString() ?? '', list: (key: string) => data[key] as Records };
}
