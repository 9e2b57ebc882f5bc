/**
 * The tables of the reference provider, in PostgreSQL's own SQL so that the embedded PGlite and a real server run the
 * same migrations (`npm run migration --workspace server` writes one from a change made here).
 */
import type { findSignals } from '@titian/job-signals';
import { PROVINCES_BY_ZONE, ZONES, type Zone } from '@titian/rules/time-zones';
import { SALARY_PERIODS } from '@titian/rules/stated-pay';
import type { StatedTexts } from '@titian/rules/stated-texts';
import type { WorkingType } from '@titian/rules/working-types';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Words with weights and positions, for full-text search. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A province. The id is the official two-digit code of the Ministry of Home Affairs. */
export const locations = pgTable('locations', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
});

/** A city or regency. The id is the official code without its dot: 34.04 is 3404. */
export const cities = pgTable(
  'cities',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull().unique(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
  },
  (table) => [index('cities_location_idx').on(table.locationId)],
);

/** The plain master lists, distinguished by `kind`; `position` is the order in which a list is shown. */
export const masterItems = pgTable(
  'master_items',
  {
    kind: text('kind').notNull(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    unique('master_items_name_key').on(table.kind, table.name),
  ],
);

/** Institutions and majors: `kind` is `education` or `education-major`; `levels` are ids of education levels. */
export const educationItems = pgTable(
  'education_items',
  {
    kind: text('kind').notNull(),
    id: integer('id').notNull(),
    name: text('name').notNull(),
    levels: integer('levels').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const candidates = pgTable(
  'candidates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed, trimmed; `lower(email)` is what makes it unique. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    phoneNumber: text('phone_number'),
    passwordHash: text('password_hash').notNull(),
    activatedAt: instant('activated_at'),
    /** When the terms were accepted and which (`accounts/terms.ts`); null until the first sign-in where no sign-up counts. */
    termsAcceptedAt: instant('terms_accepted_at'),
    termsVersion: text('terms_version'),
    createdAt: instant('created_at').notNull().defaultNow(),
    image: text('image'),
    professionalHeadline: text('professional_headline'),
    about: text('about'),
    identityNumber: text('identity_number'),
    gender: text('gender', { enum: ['Male', 'Female'] }),
    dob: date('dob', { mode: 'string' }),
    birthPlaceId: integer('birth_place_id').references(() => locations.id),
    locationId: integer('location_id').references(() => locations.id),
    cityId: integer('city_id').references(() => cities.id),
    detailLocation: text('detail_location'),
    linkedin: text('linkedin'),
    instagram: text('instagram'),
    currentSalary: bigint('current_salary', { mode: 'number' }),
    expectedSalary: bigint('expected_salary', { mode: 'number' }),
    placed: boolean('placed').notNull().default(false),
    /** The candidate says so; a work experience outweighs it. Specification 4, section 5. */
    noWorkExperience: boolean('no_work_experience').notNull().default(false),
    /** Since when the account waits to be deleted; see `accounts/deletion/`. */
    deletionRequestedAt: instant('deletion_requested_at'),
  },
  (table) => [
    uniqueIndex('candidates_email_key').on(sql`lower(${table.email})`),
    index('candidates_deletion_idx')
      .on(table.deletionRequestedAt)
      .where(sql`${table.deletionRequestedAt} is not null`),
    index('candidates_never_activated_idx')
      .on(table.createdAt)
      .where(sql`${table.activatedAt} is null`),
    // For the list of deleted candidates: see `accounts/deletion/erase-candidate.ts`.
    index('candidates_id_hash_idx').on(sql`sha256(decode(${table.id}::text, 'escape'))`),
  ],
);

/** A signed-in device. Only the SHA-256 of the bearer token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public id of a session: it tells nothing of the token. */
    id: uuid('id').notNull().unique().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** The names alone, such as Chrome and Android; null where they are not known (`session/device-of.ts`). */
    browser: text('browser'),
    system: text('system'),
    /** To the hour: see `session/session.ts`. */
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('sessions_candidate_idx').on(table.candidateId),
    // The three reasons for which a session is purged.
    index('sessions_expires_idx').on(table.expiresAt),
    index('sessions_last_used_idx').on(table.lastUsedAt),
    index('sessions_revoked_idx')
      .on(table.revokedAt)
      .where(sql`${table.revokedAt} is not null`),
  ],
);

/**
 * Choices of a sign-up until the account is active: of several sign-ups with one e-mail address, the one whose
 * mailed link is opened counts.
 */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    passwordHash: text('password_hash').notNull(),
    termsVersion: text('terms_version').notNull(),
    /** Path of the job that was wanted, to which the mailed link leads back. */
    returnTo: text('return_to'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pending_registrations_candidate_idx').on(table.candidateId)],
);

/** A change of an account's e-mail address: wished for, confirmed by the new address, undone by the old one. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** When it ended without effect: another change or a new password took its place, or it was undone. */
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    index('email_changes_candidate_idx').on(table.candidateId, table.createdAt),
    index('email_changes_created_idx').on(table.createdAt),
  ],
);

/** A mailed, single-use token. Only its SHA-256 is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['activate', 'reset', 'confirm-email', 'undo-email'] }).notNull(),
    /** Of `activate`: the sign-up that it confirms; null where it confirms the e-mail address alone. */
    registrationId: uuid('registration_id').references(() => pendingRegistrations.id, { onDelete: 'set null' }),
    /** Of `confirm-email` and `undo-email`: the change that it is about. */
    emailChangeId: uuid('email_change_id').references(() => emailChanges.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_tokens_candidate_idx').on(table.candidateId, table.purpose),
    index('account_tokens_registration_idx').on(table.registrationId),
    index('account_tokens_email_change_idx').on(table.emailChangeId),
    index('account_tokens_expires_idx').on(table.expiresAt),
  ],
);

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  /** Paths under `/media/`. */
  logo: text('logo'),
  banner: text('banner'),
  /** The https addresses of them that a feed gave; `company-pictures/` fetches these. */
  logoSource: text('logo_source'),
  bannerSource: text('banner_source'),
});

export const jobsImportOrder = pgSequence('jobs_import_order_seq');

/** Hours that the clock of a job's province is ahead of UTC. */
const hoursOfProvince = sql.raw(
  `case ${Object.entries(PROVINCES_BY_ZONE)
    .map(
      ([zone, provinces]) => `when location_id in (${Object.keys(provinces).join(', ')}) then ${ZONES[zone as Zone]}`,
    )
    .join(' ')} else ${ZONES.WIB} end`,
);

export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    /** The title as searches compare it (`packages/rules/search-key.ts`). */
    titleKey: text('title_key').notNull(),
    /** Status that the employer set. A job whose deadline has passed counts as closed too: see `jobs/job-status.ts`. */
    status: text('status', { enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    /** Since when it is closed, and who closed it: an import leaves closed what an operator closed. */
    closedAt: instant('closed_at'),
    closedBy: text('closed_by', { enum: ['operator', 'feed'] }),
    workingType: text('working_type', {
      enum: ['fulltime', 'parttime', 'contract', 'temporary', 'internship', 'freelance'],
    }),
    /** All working types of a job that has several, that of `workingType` first; null for any other. */
    workingTypes: text('working_types').array().$type<WorkingType[]>(),
    workplace: text('workplace', { enum: ['remote', 'wfo', 'hybrid'] }),
    /** The last day on which one may apply, at the job's place. */
    deadline: date('deadline', { mode: 'string' }),
    /** The instant of a deadline that has an hour. */
    deadlineAt: instant('deadline_at'),
    /** From when on one may no longer apply by its deadline: that instant, or the end of the day at the job's place. */
    closesAt: instant('closes_at').generatedAlwaysAs(
      sql`coalesce(deadline_at, ((deadline + 1)::timestamp - make_interval(hours => ${hoursOfProvince})) at time zone 'UTC')`,
    ),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** How often title or deadline have changed, and when they did last: calendars need to know (RFC 5545, 3.8.7). */
    revision: integer('revision').notNull().default(0),
    revisedAt: instant('revised_at'),
    locationId: integer('location_id').references(() => locations.id),
    cityId: integer('city_id').references(() => cities.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Sanitised HTML. */
    description: text('description').notNull().default(''),
    /** Sanitised HTML. */
    requirements: text('requirements').notNull().default(''),
    functionOfInterest: text('function_of_interest'),
    industry: text('industry'),
    minSalary: bigint('min_salary', { mode: 'number' }),
    maxSalary: bigint('max_salary', { mode: 'number' }),
    /** The time that the two are for; null for a month. */
    salaryPeriod: text('salary_period', { enum: SALARY_PERIODS }),
    /** The employer's words for what the columns cannot hold. */
    stated: jsonb('stated').$type<StatedTexts>(),
    /** The name of the lowest education level that is taken. */
    minEducation: text('min_education'),
    minExperienceMonths: integer('min_experience_months'),
    /** How many people are wanted. */
    openings: integer('openings'),
    /** Names of benefits, in the order to show them. */
    benefits: text('benefits')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Where an imported job comes from, and its id there: an import finds its earlier row by the two. */
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    /** Of all that an import may change, so that an unchanged row is left alone. */
    contentHash: text('content_hash').notNull(),
    /** Search document (`packages/job-search`), and the version of its rules. */
    searchDocument: tsvector('search_document').notNull(),
    searchVersion: integer('search_version').notNull(),
    /** Sentences that are worth a question (`jobs/signals/`), and the version of the rules. */
    signals: jsonb('signals').$type<ReturnType<typeof findSignals>>().notNull(),
    signalsVersion: integer('signals_version').notNull(),
    /**
     * The order in which jobs were first stored, for `saved-searches/`: a job that is committed later has a higher number.
     */
    importOrder: bigint('import_order', { mode: 'number' })
      .notNull()
      .default(sql`nextval('jobs_import_order_seq')`),
  },
  (table) => [
    unique('jobs_source_key').on(table.source, table.sourceId),
    // The list's order with all that it is narrowed by, so that counting and paging read the index alone. For the title
    // there is a trigram index besides, where the server has `pg_trgm`: see the migration `init`.
    index('jobs_list_idx').on(table.createdAt.desc(), table.id, table.workingType, table.workplace, table.locationId),
    index('jobs_company_idx').on(table.companyId),
    // For the news of jobs that close; see `notifications/`.
    index('jobs_closes_at_idx').on(table.closesAt),
    index('jobs_closed_idx').on(table.closedAt),
    index('jobs_search_idx').using('gin', table.searchDocument),
    index('jobs_import_order_idx').on(table.importOrder),
  ],
);

/** Slugs of jobs that an operator removed; their pages say so. Specification 4, section 4. */
export const removedJobs = pgTable('removed_jobs', {
  slug: text('slug').primaryKey(),
  removedAt: instant('removed_at').notNull(),
});

/**
 * The words of all jobs that were ever stored, to tell what a typing error may have meant. Compared byte by byte, so that
 * its index finds beginnings; it has a trigram index too, where the server has `pg_trgm`: see the migration.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() });

export const APPLICATION_STEPS = [
  'apply',
  'screening',
  'psikotest',
  'interview_hr',
  'interview_user',
  'offering',
  'mcu',
  'onboard',
] as const;

export const APPLICATION_OUTCOMES = ['accepted', 'rejected', 'withdrawn'] as const;

/** Reasons that the server itself gives; the app has the words for them. */
export const REASON_CODES = ['accountDeletion'] as const;

export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    status: text('status', { enum: APPLICATION_STEPS }).notNull().default('apply'),
    appliedAt: instant('applied_at').notNull().defaultNow(),
    /** How it ended; null until there is a decision. Earlier outcomes are in the application's events. */
    outcome: text('outcome', { enum: APPLICATION_OUTCOMES }),
    outcomeAt: instant('outcome_at'),
    /** In the words of the person who decided. */
    outcomeReason: text('outcome_reason'),
    /** The server's own reason, in place of words. */
    outcomeReasonCode: text('outcome_reason_code', { enum: REASON_CODES }),
  },
  (table) => [
    unique('applications_candidate_job_key').on(table.candidateId, table.jobId),
    index('applications_candidate_idx').on(table.candidateId, table.appliedAt.desc()),
    index('applications_undecided_idx')
      .on(table.jobId)
      .where(sql`${table.outcome} is null`),
  ],
);

export const APPLICATION_EVENT_KINDS = [
  'sent',
  'viewed',
  'moved',
  'appointment',
  'appointmentCancelled',
  'outcome',
  'withdrawn',
] as const;

/**
 * Events of applications, one row each. A trigger refuses to change a row, and to delete one without its
 * application; see the migration `init`.
 */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order in which they were stored, for those that happened at one instant. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** When it happened, which may be before it was stored. */
    at: instant('at').notNull(),
    kind: text('kind', { enum: APPLICATION_EVENT_KINDS }).notNull(),
    /** Of `moved`: where to. */
    step: text('step', { enum: APPLICATION_STEPS }),
    /** Of `outcome`. */
    outcome: text('outcome', { enum: APPLICATION_OUTCOMES }),
    /** Of `outcome` and `withdrawn`. */
    reason: text('reason'),
    /** Of `withdrawn`: the server's own reason, in place of words. */
    reasonCode: text('reason_code', { enum: REASON_CODES }),
    /**
     * Of `appointment` and `appointmentCancelled`: the event that made the appointment, of one that moves or cancels it;
     * null in the event that made it.
     */
    appointmentId: uuid('appointment_id'),
    /** Of `appointment`, as are the next five: when it takes place. */
    appointmentAt: instant('appointment_at'),
    /** The IANA name of the time zone of its place. */
    appointmentZone: text('appointment_zone'),
    appointmentPlace: text('appointment_place'),
    appointmentUrl: text('appointment_url'),
    /** How long it takes; null where the company does not say. */
    appointmentMinutes: integer('appointment_minutes'),
    /** Things that the candidate is to bring; null where the company does not say. */
    appointmentBring: text('appointment_bring'),
    /** Of `sent`: which fields of the profile the company was sent. */
    sentFields: text('sent_fields').array(),
  },
  (table) => [index('application_events_application_idx').on(table.applicationId, table.at)],
);

/** How companies answer applications, of those with enough of them (`answers/company-answers.ts`). */
export const companyAnswers = pgTable('company_answers', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  days: integer('days').notNull(),
  answered: integer('answered').notNull(),
  counted: integer('counted').notNull(),
  refreshedAt: instant('refreshed_at').notNull(),
});

/** How a candidate learned of a job that they applied to. */
export const jobReferences = pgTable(
  'job_references',
  {
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').notNull(),
    ref: text('ref', {
      enum: ['media_social', 'disnaker', 'job_fair', 'career_dev_center', 'campus_fair', 'relatives', 'job_portal'],
    }).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.jobId] })],
);
