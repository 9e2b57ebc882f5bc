/** Content of an export. A test compares it with every table that is about candidates. */
import { and, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { eventsOf } from '../../applications/application-events';
import { listApplications } from '../../applications/application-repository';
import { bookmarks } from '../../db/bookmark-schema';
import type { Db } from '../../db/client';
import { digests, digestSettings, savedSearches, unsubscribeTokens } from '../../db/saved-search-schema';
import { notifications } from '../../db/notification-schema';
import { jobReports } from '../../db/report-schema';
import { securityEvents } from '../../db/request-schema';
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
import { findProfile } from '../../profile/profile-repository';
import { nameLists, recordSections } from '../../profile/sections';
import { listNames, type NameList } from '../../profile/sections/name-list';
import { ownedBy } from '../../profile/sections/records';
import type { AnySection } from '../../profile/sections/section';
import { ExportGoneError } from './export-parts';
import { idPages } from './pages';

/** One kind of data. */
export interface Topic {
  /** Its key in `data.json`: the last part of the contract's path, where the contract has a call for it. */
  key: string;
  /** Its title on the page, in Indonesian. */
  title: string;
  /** True when there is always one record, and never a list. */
  isSingle: boolean;
  /** How many records there are about; left out where they fit on one page. */
  count?: () => Promise<number>;
  /** The records, a page of them at a time, with the contract's names. */
  pages: () => AsyncIterable<readonly object[]>;
  /** A record for the page: with a name where the contract has the id alone. */
  withNames?: (record: object) => Promise<object>;
}

export interface Subject {
  db: Db;
  candidateId: string;
  now: Date;
}

async function* onePage(read: () => Promise<readonly object[]>): AsyncGenerator<readonly object[]> {
  yield await read();
}

const single = (key: string, title: string, read: () => Promise<object | undefined>): Topic => ({
  key,
  title,
  isSingle: true,
  pages: () =>
    onePage(async () => {
      const record = await read();
      if (!record) throw new ExportGoneError();
      return [record];
    }),
});

/** A section of the profile: it has fifty records at most. */
const sectionTopic = ({ db, candidateId }: Subject, { path, title, table, read }: AnySection): Topic => ({
  key: path,
  title,
  isSingle: false,
  pages: () => onePage(() => read(db, ownedBy(table, candidateId))),
});

const namesTopic = ({ db, candidateId }: Subject, list: NameList): Topic => ({
  key: list.path,
  title: list.title,
  isSingle: false,
  pages: () => onePage(() => listNames(db, list, candidateId)),
});

interface Rows {
  key: string;
  title: string;
  table: PgTable;
  at: PgColumn;
  id: PgColumn;
  where: SQL | undefined;
  /** The records of those ids, a page of `idPages`. */
  read(ids: string[]): Promise<readonly object[]>;
}

const rowsTopic = ({ db }: Subject, { key, title, read, ...paged }: Rows): Topic => ({
  key,
  title,
  isSingle: false,
  count: () => db.$count(paged.table, paged.where),
  async *pages() {
    for await (const ids of idPages(db, paged)) yield await read(ids);
  },
});

/** The instants of a row as the contract has them: ISO 8601. */
const isoDates = <Row extends object>(row: Row): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : (value as unknown)]),
  );

function accountTopic({ db, candidateId }: Subject): Topic {
  return single('account', 'Akun', async () => {
    const { id, email, createdAt, activatedAt, termsVersion, termsAcceptedAt, deletionRequestedAt } = candidates;
    const [row] = await db
      .select({ id, email, createdAt, activatedAt, termsVersion, termsAcceptedAt, deletionRequestedAt })
      .from(candidates)
      .where(eq(id, candidateId));
    return row && isoDates(row);
  });
}

function profileTopic({ db, candidateId }: Subject): Topic {
  return {
    ...single('profile', 'Profil', () => findProfile(db, candidateId)),
    async withNames(record) {
      const id = (record as { birthPlace?: number | null }).birthPlace;
      if (id == null) return record;
      const [place] = await db.select({ name: locations.name }).from(locations).where(eq(locations.id, id));
      return { ...record, birthPlace: place?.name ?? id };
    },
  };
}

function applicationTopic(subject: Subject): Topic {
  const { db, candidateId, now } = subject;
  return rowsTopic(subject, {
    key: 'application-status',
    title: 'Lamaran',
    table: applications,
    at: applications.appliedAt,
    id: applications.id,
    where: eq(applications.candidateId, candidateId),
    async read(ids) {
      const found = await listApplications(db, candidateId, now, ids);
      const events = await eventsOf(db, found);
      return found.map((application) => ({ ...application, events: events.get(application.id) ?? [] }));
    },
  });
}

function referenceTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  const own = eq(jobReferences.candidateId, candidateId);
  return rowsTopic(subject, {
    key: 'job-reference',
    title: 'Dari mana Anda tahu lowongannya',
    table: jobReferences,
    at: jobReferences.createdAt,
    id: jobReferences.jobId,
    where: own,
    async read(ids) {
      const rows = await db
        .select({
          job_id: jobReferences.jobId,
          job: { slug: jobs.slug, title: jobs.title },
          ref: jobReferences.ref,
          createdAt: jobReferences.createdAt,
        })
        .from(jobReferences)
        // The job may be gone: nothing ties the two together.
        .leftJoin(jobs, eq(jobs.id, jobReferences.jobId))
        .where(and(own, inArray(jobReferences.jobId, ids)))
        .orderBy(desc(jobReferences.createdAt), jobReferences.jobId);
      return rows.map(isoDates);
    },
  });
}

/** Sent data, by application: an index finds the events of some applications, not those of a candidate. */
function disclosureTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'disclosure',
    title: 'Data yang dikirim ke perusahaan',
    table: applications,
    at: applications.appliedAt,
    id: applications.id,
    where: eq(applications.candidateId, candidateId),
    async read(ids) {
      const rows = await db
        .select({
          id: applicationEvents.id,
          application: applicationEvents.applicationId,
          at: applicationEvents.at,
          job: { slug: jobs.slug, title: jobs.title },
          company: { name: companies.name },
          fields: applicationEvents.sentFields,
        })
        .from(applicationEvents)
        .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(and(inArray(applicationEvents.applicationId, ids), eq(applicationEvents.kind, 'sent')))
        .orderBy(desc(applicationEvents.at), desc(applicationEvents.position));
      return rows.map(isoDates);
    },
  });
}

/** Bookmarks, and which were deleted. */
function bookmarkTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  const own = eq(bookmarks.candidateId, candidateId);
  return rowsTopic(subject, {
    key: 'bookmark',
    title: 'Lowongan tersimpan',
    table: bookmarks,
    at: bookmarks.changedAt,
    id: bookmarks.jobId,
    where: own,
    async read(ids) {
      const rows = await db
        .select()
        .from(bookmarks)
        .where(and(own, inArray(bookmarks.jobId, ids)))
        .orderBy(desc(bookmarks.changedAt), bookmarks.jobId);
      return rows.map(({ jobId: job, saved, version, changedAt, slug, title, company }) =>
        isoDates({ job, saved, version, changedAt, ...(saved && { known: { slug, title, company } }) }),
      );
    },
  });
}

function savedSearchTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'saved-search',
    title: 'Pencarian tersimpan',
    table: savedSearches,
    at: savedSearches.createdAt,
    id: savedSearches.id,
    where: eq(savedSearches.candidateId, candidateId),
    async read(ids) {
      const { candidateId: _own, ...columns } = getTableColumns(savedSearches);
      const { id, createdAt } = columns;
      const rows = await db.select(columns).from(savedSearches).where(inArray(id, ids)).orderBy(desc(createdAt), id);
      return rows.map(isoDates);
    },
  });
}

/** Mails about new jobs. */
function digestTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'digest',
    title: 'Email lowongan baru',
    table: digests,
    at: digests.createdAt,
    id: digests.id,
    where: eq(digests.candidateId, candidateId),
    async read(ids) {
      const { id, day, upTo, outcome, jobIds, createdAt } = digests;
      const rows = await db
        .select({ day, upTo, outcome, jobIds, createdAt })
        .from(digests)
        .where(inArray(id, ids))
        .orderBy(desc(createdAt), id);
      return rows.map(isoDates);
    },
  });
}

function digestSettingTopic({ db, candidateId }: Subject): Topic {
  return single('digest-setting', 'Pengaturan email', async () => {
    const { zone, dueAt, appointmentMails } = digestSettings;
    const [row] = await db
      .select({ zone, dueAt, appointmentMails })
      .from(digestSettings)
      .where(eq(digestSettings.candidateId, candidateId));
    return isoDates(row ?? { zone: null, dueAt: null, appointmentMails: true });
  });
}

/** Links that end the mails about new jobs; their hashes are not given away. */
function unsubscribeTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'unsubscribe-link',
    title: 'Tautan untuk berhenti menerima email',
    table: unsubscribeTokens,
    at: unsubscribeTokens.createdAt,
    id: unsubscribeTokens.tokenHash,
    where: eq(unsubscribeTokens.candidateId, candidateId),
    async read(hashes) {
      const { createdAt, tokenHash } = unsubscribeTokens;
      const rows = await db
        .select({ createdAt })
        .from(unsubscribeTokens)
        .where(inArray(tokenHash, hashes))
        .orderBy(desc(createdAt), tokenHash);
      return rows.map(isoDates);
    },
  });
}

function notificationTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'notification',
    title: 'Kabar',
    table: notifications,
    at: notifications.createdAt,
    id: notifications.id,
    where: eq(notifications.candidateId, candidateId),
    async read(ids) {
      const { id, kind, subject: about, threshold, data, createdAt, readAt } = notifications;
      const rows = await db
        .select({ kind, subject: about, threshold, data, createdAt, readAt })
        .from(notifications)
        .where(inArray(id, ids.map(Number)))
        .orderBy(desc(createdAt), id);
      return rows.map(isoDates);
    },
  });
}

function reportTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'report',
    title: 'Laporan Anda tentang lowongan',
    table: jobReports,
    at: jobReports.createdAt,
    id: jobReports.id,
    where: eq(jobReports.candidateId, candidateId),
    async read(ids) {
      const { receipt, reason, text, contact, createdAt, closedAt } = jobReports;
      const rows = await db
        .select({
          receipt,
          job: { id: jobs.id, slug: jobs.slug, title: jobs.title },
          reason,
          text,
          contact,
          createdAt,
          closedAt,
        })
        .from(jobReports)
        .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
        .where(inArray(jobReports.id, ids))
        .orderBy(desc(createdAt), jobReports.id);
      return rows.map(isoDates);
    },
  });
}

function emailChangeTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'email-change',
    title: 'Perubahan alamat email',
    table: emailChanges,
    at: emailChanges.createdAt,
    id: emailChanges.id,
    where: eq(emailChanges.candidateId, candidateId),
    async read(ids) {
      const { oldEmail, newEmail, createdAt, confirmedAt, cancelledAt } = emailChanges;
      const rows = await db
        .select({ oldEmail, newEmail, createdAt, confirmedAt, cancelledAt })
        .from(emailChanges)
        .where(inArray(emailChanges.id, ids))
        .orderBy(desc(createdAt), emailChanges.id);
      return rows.map(isoDates);
    },
  });
}

function sessionTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'session',
    title: 'Perangkat',
    table: sessions,
    at: sessions.createdAt,
    id: sessions.id,
    where: eq(sessions.candidateId, candidateId),
    async read(ids) {
      const { id, browser, system, createdAt, lastUsedAt, expiresAt, revokedAt } = sessions;
      const rows = await db
        .select({ id, browser, system, createdAt, lastUsedAt, expiresAt, revokedAt })
        .from(sessions)
        .where(inArray(id, ids))
        .orderBy(desc(createdAt), id);
      return rows.map(isoDates);
    },
  });
}

function mailedLinkTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  // The hash orders the links of one instant; it is not given away.
  return rowsTopic(subject, {
    key: 'mailed-link',
    title: 'Tautan yang dikirim lewat email',
    table: accountTokens,
    at: accountTokens.createdAt,
    id: accountTokens.tokenHash,
    where: eq(accountTokens.candidateId, candidateId),
    async read(hashes) {
      const { purpose, createdAt, expiresAt, usedAt, tokenHash } = accountTokens;
      const rows = await db
        .select({ purpose, createdAt, expiresAt, usedAt })
        .from(accountTokens)
        .where(inArray(tokenHash, hashes))
        .orderBy(desc(createdAt), tokenHash);
      return rows.map(isoDates);
    },
  });
}

function securityEventTopic(subject: Subject): Topic {
  const { db, candidateId } = subject;
  return rowsTopic(subject, {
    key: 'security-event',
    title: 'Catatan keamanan',
    table: securityEvents,
    at: securityEvents.at,
    id: securityEvents.id,
    where: eq(securityEvents.candidateId, candidateId),
    async read(ids) {
      const { id, at, kind, address } = securityEvents;
      const rows = await db
        .select({ at, kind, address })
        .from(securityEvents)
        .where(inArray(id, ids.map(Number)))
        .orderBy(desc(at), id);
      return rows.map(isoDates);
    },
  });
}

/**
 * All that is stored about a candidate, in the order of the file, without what only protects the account: the hashes of
 * passwords, tokens and addresses. Reading a topic throws ExportGoneError where the candidate was deleted.
 */
export function topicsOf(subject: Subject): Topic[] {
  return [
    accountTopic(subject),
    profileTopic(subject),
    ...Object.values<AnySection>(recordSections).map((section) => sectionTopic(subject, section)),
    ...Object.values(nameLists).map((list) => namesTopic(subject, list)),
    applicationTopic(subject),
    disclosureTopic(subject),
    referenceTopic(subject),
    bookmarkTopic(subject),
    savedSearchTopic(subject),
    digestTopic(subject),
    digestSettingTopic(subject),
    unsubscribeTopic(subject),
    notificationTopic(subject),
    reportTopic(subject),
    emailChangeTopic(subject),
    sessionTopic(subject),
    mailedLinkTopic(subject),
    securityEventTopic(subject),
  ];
}
