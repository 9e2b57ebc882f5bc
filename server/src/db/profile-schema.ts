/**
 * The sections of a candidate's profile (specification 2, section 3), each record one candidate's. Ids of master items
 * have no foreign key, for a master item is found by its kind too: they are checked where a record is written, and
 * entries of a master list are never deleted.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { candidates } from './schema';

const owned = {
  id: uuid('id').primaryKey().defaultRandom(),
  candidateId: uuid('candidate_id')
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' }),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
};

const day = (name: string) => date(name, { mode: 'string' });

/** Either `institutionId` or `otherInstitution` is set, and either `majorId` or `otherMajor`. */
export const educations = pgTable(
  'educations',
  {
    ...owned,
    levelId: integer('level_id').notNull(),
    institutionId: integer('institution_id'),
    otherInstitution: text('other_institution'),
    majorId: integer('major_id'),
    otherMajor: text('other_major'),
    location: text('location').notNull(),
    startDate: day('start_date').notNull(),
    graduationDate: day('graduation_date'),
    isPresent: boolean('is_present').notNull(),
    /** A mark from 1 to 100 for SMA and SMK, otherwise a grade point average from 0.00 to 4.00. */
    gpa: numeric('gpa', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    description: text('description'),
  },
  (table) => [index('educations_candidate_idx').on(table.candidateId)],
);

export const workExperiences = pgTable(
  'work_experiences',
  {
    ...owned,
    title: text('title').notNull(),
    companyName: text('company_name').notNull(),
    jobLevelId: integer('job_level_id').notNull(),
    industryId: integer('industry_id').notNull(),
    workingType: text('working_type', {
      enum: ['fulltime', 'parttime', 'contract', 'temporary', 'internship'],
    }).notNull(),
    startDate: day('start_date').notNull(),
    endDate: day('end_date'),
    currentlyWorking: boolean('currently_working').notNull(),
    description: text('description').notNull(),
  },
  (table) => [index('work_experiences_candidate_idx').on(table.candidateId)],
);

export const organizationExperiences = pgTable(
  'organization_experiences',
  {
    ...owned,
    organizationName: text('organization_name').notNull(),
    positionName: text('position_name').notNull(),
    startDate: day('start_date').notNull(),
    endDate: day('end_date'),
    isPresent: boolean('is_present').notNull(),
    additionalInfo: text('additional_info'),
  },
  (table) => [index('organization_experiences_candidate_idx').on(table.candidateId)],
);

export const trainings = pgTable(
  'trainings',
  {
    ...owned,
    title: text('title').notNull(),
    institutionName: text('institution_name').notNull(),
    type: text('type', { enum: ['training', 'certification'] }).notNull(),
    startDate: day('start_date').notNull(),
    endDate: day('end_date'),
    isPresent: boolean('is_present').notNull(),
    locationName: text('location_name'),
    locationType: text('location_type', { enum: ['offline', 'online'] }).notNull(),
    status: text('status'),
    description: text('description'),
  },
  (table) => [index('trainings_candidate_idx').on(table.candidateId)],
);

export const achievements = pgTable(
  'achievements',
  {
    ...owned,
    name: text('name').notNull(),
    date: day('date').notNull(),
    organizationOrEvent: text('organization_or_event').notNull(),
    description: text('description').notNull(),
  },
  (table) => [index('achievements_candidate_idx').on(table.candidateId)],
);

export const candidateLanguages = pgTable(
  'candidate_languages',
  {
    ...owned,
    languageId: integer('language_id').notNull(),
    level: text('level', { enum: ['fluent', 'intermediate', 'beginner'] }).notNull(),
    status: text('status', { enum: ['active'] }).notNull(),
  },
  (table) => [uniqueIndex('candidate_languages_key').on(table.candidateId, table.languageId)],
);

export const portfolios = pgTable(
  'portfolios',
  {
    ...owned,
    name: text('name').notNull(),
    url: text('url').notNull(),
  },
  (table) => [index('portfolios_candidate_idx').on(table.candidateId)],
);

/** Records that are a name alone; `position` is the order of names that were added together. */
const named = { ...owned, name: text('name').notNull(), position: integer('position').generatedAlwaysAsIdentity() };

export const candidateSkills = pgTable('candidate_skills', named, (table) => [
  uniqueIndex('candidate_skills_key').on(table.candidateId, sql`lower(${table.name})`),
]);

export const candidateInterests = pgTable('candidate_interests', named, (table) => [
  uniqueIndex('candidate_interests_key').on(table.candidateId, sql`lower(${table.name})`),
]);
