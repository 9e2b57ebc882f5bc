/** Content of an export. A test compares it with every table that is about candidates. */
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { eventsOf } from '../../applications/application-events';
import { listApplications } from '../../applications/application-repository';
import { bookmarks } from '../../db/bookmark-schema';
import type { Db } from '../../db/client';
import { inChunks } from '../../db/in-chunks';
import { notifications } from '../../db/notification-schema';
import { jobReports } from '../../db/report-schema';
import { securityEvents } from '../../db/request-schema';
import { digests, digestSettings, savedSearches, unsubscribeTokens } from '../../db/saved-search-schema';
import {
  accountTokens,
  applicationEvents,
  applications,
  candidates,
  companies,
  emailChanges,
  jobReferences,
  jobs,
  locations,
  sessions,
} from '../../db/schema';
import { findDevices } from '../../push/push-devices';
import { findProfile } from '../../profile/profile-repository';
import { nameLists, recordSections } from '../../profile/sections';
import { listNames } from '../../profile/sections/name-list';
import { ownedBy } from '../../profile/sections/records';
import type { AnySection } from '../../profile/sections/section';

/** One kind of data. */
export interface Topic {
  /** Its key in `data.json`: the last part of the contract's path, where the contract has a call for it. */
  key: string;
  /** Its title on the page, in Indonesian. */
  title: string;
  /** The records with the contract's names; one alone where there is always one. */
  content: object | readonly object[];
  /** The content for the page, with a name where the contract has the id alone. */
  shown?: object;
}

interface Subject {
  db: Db;
  candidateId: string;
  now: Date;
}

/** The instants of a row as the contract has them: ISO 8601. */
const isoDates = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : (value as unknown)]),
  );

async function single(key: string, title: string, rows: PromiseLike<readonly object[]>): Promise<Topic> {
  const [row] = await rows;
  if (!row) throw new Error('The candidate is gone.');
  return { key, title, content: isoDates(row) };
}

async function list(key: string, title: string, rows: PromiseLike<readonly object[]>): Promise<Topic> {
  return { key, title, content: (await rows).map(isoDates) };
}

/** The account and the profile with its sections. */
async function profileTopics({ db, candidateId }: Subject): Promise<Topic[]> {
  const { id, email, createdAt, activatedAt, termsVersion, termsAcceptedAt, deletionRequestedAt } = candidates;
  const account = await single(
    'account',
    'Akun',
    db
      .select({ id, email, createdAt, activatedAt, termsVersion, termsAcceptedAt, deletionRequestedAt })
      .from(candidates)
      .where(eq(id, candidateId)),
  );
  const profile = await findProfile(db, candidateId);
  if (!profile) throw new Error('The candidate is gone.');
  const [place] = profile.birthPlace
    ? await db.select({ name: locations.name }).from(locations).where(eq(locations.id, profile.birthPlace))
    : [];
  const topics = [
    account,
    {
      key: 'profile',
      title: 'Profil',
      content: profile,
      shown: { ...profile, birthPlace: place?.name ?? profile.birthPlace },
    },
  ];
  for (const { path, title, table, read } of Object.values<AnySection>(recordSections))
    topics.push(await list(path, title, read(db, ownedBy(table, candidateId))));
  for (const names of Object.values(nameLists))
    topics.push(await list(names.path, names.title, listNames(db, names, candidateId)));
  return topics;
}

async function readApplications({ db, candidateId, now }: Subject): Promise<object[]> {
  const found = [];
  for (const some of inChunks(await listApplications(db, candidateId, now))) {
    const events = await eventsOf(db, some);
    found.push(...some.map((application) => ({ ...application, events: events.get(application.id) ?? [] })));
  }
  return found;
}

/** Applications, and what a candidate does with vacancies. */
async function jobTopics(subject: Subject): Promise<Topic[]> {
  const { db, candidateId } = subject;
  const job = { slug: jobs.slug, title: jobs.title };
  const { candidateId: _own, ...search } = getTableColumns(savedSearches);
  const { day, upTo, outcome, jobIds } = digests;
  const setting = {
    zone: digestSettings.zone,
    dueAt: digestSettings.dueAt,
    appointmentMails: digestSettings.appointmentMails,
    refusedEmail: digestSettings.refusedEmail,
  };
  const { kind, subject: about, threshold, data, readAt } = notifications;
  const { receipt, reason, text, contact, closedAt } = jobReports;
  return [
    await list('application-status', 'Lamaran', readApplications(subject)),
    await list(
      'disclosure',
      'Data yang dikirim ke perusahaan',
      db
        .select({
          id: applicationEvents.id,
          application: applicationEvents.applicationId,
          at: applicationEvents.at,
          job,
          company: { name: companies.name },
          fields: applicationEvents.sentFields,
        })
        .from(applicationEvents)
        .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(and(eq(applications.candidateId, candidateId), eq(applicationEvents.kind, 'sent')))
        .orderBy(desc(applicationEvents.at), desc(applicationEvents.position)),
    ),
    await list(
      'job-reference',
      'Dari mana Anda tahu lowongannya',
      db
        .select({ job_id: jobReferences.jobId, job, ref: jobReferences.ref, createdAt: jobReferences.createdAt })
        .from(jobReferences)
        // The job may be gone: nothing ties the two together.
        .leftJoin(jobs, eq(jobs.id, jobReferences.jobId))
        .where(eq(jobReferences.candidateId, candidateId))
        .orderBy(desc(jobReferences.createdAt), jobReferences.jobId),
    ),
    await list('bookmark', 'Lowongan tersimpan', readBookmarks(subject)),
    await list(
      'saved-search',
      'Pencarian tersimpan',
      db
        .select(search)
        .from(savedSearches)
        .where(eq(savedSearches.candidateId, candidateId))
        .orderBy(desc(search.createdAt), search.id),
    ),
    await list(
      'digest',
      'Email lowongan baru',
      db
        .select({ day, upTo, outcome, jobIds, createdAt: digests.createdAt })
        .from(digests)
        .where(eq(digests.candidateId, candidateId))
        .orderBy(desc(digests.createdAt), digests.id),
    ),
    await single(
      'digest-setting',
      'Pengaturan email',
      db
        .select(setting)
        .from(digestSettings)
        .where(eq(digestSettings.candidateId, candidateId))
        .then(([row]) => [row ?? { zone: null, dueAt: null, appointmentMails: true, refusedEmail: null }]),
    ),
    // Links that end the mails about new jobs; their hashes are not given away.
    await list(
      'unsubscribe-link',
      'Tautan untuk berhenti menerima email',
      db
        .select({ createdAt: unsubscribeTokens.createdAt })
        .from(unsubscribeTokens)
        .where(eq(unsubscribeTokens.candidateId, candidateId))
        .orderBy(desc(unsubscribeTokens.createdAt)),
    ),
    await list('push', 'Perangkat yang menerima pemberitahuan', findDevices(db, candidateId)),
    await list(
      'notification',
      'Kabar',
      db
        .select({ kind, subject: about, threshold, data, createdAt: notifications.createdAt, readAt })
        .from(notifications)
        .where(eq(notifications.candidateId, candidateId))
        .orderBy(desc(notifications.createdAt), notifications.id),
    ),
    await list(
      'report',
      'Laporan Anda tentang lowongan',
      db
        .select({
          receipt,
          job: { id: jobs.id, ...job },
          reason,
          text,
          contact,
          createdAt: jobReports.createdAt,
          closedAt,
        })
        .from(jobReports)
        .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
        .where(eq(jobReports.candidateId, candidateId))
        .orderBy(desc(jobReports.createdAt), jobReports.id),
    ),
  ];
}

/** Bookmarks, and which were deleted. */
async function readBookmarks({ db, candidateId }: Subject): Promise<object[]> {
  const rows = await db
    .select()
    .from(bookmarks)
    .where(eq(bookmarks.candidateId, candidateId))
    .orderBy(desc(bookmarks.changedAt), bookmarks.jobId);
  return rows.map(({ jobId: job, saved, version, changedAt, slug, title, company }) => ({
    job,
    saved,
    version,
    changedAt,
    ...(saved && { known: { slug, title, company } }),
  }));
}

async function securityTopics({ db, candidateId }: Subject): Promise<Topic[]> {
  const { oldEmail, newEmail, confirmedAt, cancelledAt } = emailChanges;
  const { id, browser, system, createdAt, lastUsedAt, expiresAt, revokedAt } = sessions;
  const { purpose, usedAt } = accountTokens;
  const { at, kind, address } = securityEvents;
  return [
    await list(
      'email-change',
      'Perubahan alamat email',
      db
        .select({ oldEmail, newEmail, createdAt: emailChanges.createdAt, confirmedAt, cancelledAt })
        .from(emailChanges)
        .where(eq(emailChanges.candidateId, candidateId))
        .orderBy(desc(emailChanges.createdAt), emailChanges.id),
    ),
    await list(
      'session',
      'Perangkat',
      db
        .select({ id, browser, system, createdAt, lastUsedAt, expiresAt, revokedAt })
        .from(sessions)
        .where(eq(sessions.candidateId, candidateId))
        .orderBy(desc(createdAt), id),
    ),
    await list(
      'mailed-link',
      'Tautan yang dikirim lewat email',
      db
        .select({ purpose, createdAt: accountTokens.createdAt, expiresAt: accountTokens.expiresAt, usedAt })
        .from(accountTokens)
        .where(eq(accountTokens.candidateId, candidateId))
        // The hash orders the links of one instant; it is not given away.
        .orderBy(desc(accountTokens.createdAt), accountTokens.tokenHash),
    ),
    await list(
      'security-event',
      'Catatan keamanan',
      db
        .select({ at, kind, address })
        .from(securityEvents)
        .where(eq(securityEvents.candidateId, candidateId))
        .orderBy(desc(at), securityEvents.id),
    ),
  ];
}

/**
 * All that is stored about a candidate, in the order of the file, without what only protects the account: the hashes of
 * passwords, tokens and addresses. Rejects where the candidate is gone.
 */
export async function readTopics(subject: Subject): Promise<Topic[]> {
  return [...(await profileTopics(subject)), ...(await jobTopics(subject)), ...(await securityTopics(subject))];
}
