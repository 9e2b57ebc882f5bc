import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, desc, eq, exists, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { ANSWERS } from '../answers/company-answers';
import { cities, companies, companyAnswers, jobs, locations, masterItems, removedJobs } from '../db/schema';
import { inChunks } from '../db/in-chunks';
import type { components } from '../../../contract/provider';
import { jobStatus } from './job-status';

type ContractJob = components['schemas']['Job'];

const { id, slug, title, status, workingType, workplace, deadline, createdAt, ...rest } = getTableColumns(jobs);

const listColumns = {
  id,
  slug,
  title,
  status,
  workingType,
  workingTypes: rest.workingTypes,
  workplace,
  deadline,
  deadlineAt: rest.deadlineAt,
  closesAt: rest.closesAt,
  createdAt,
  location: { id: locations.id, name: locations.name },
  city: { id: cities.id, name: cities.name },
  company: { name: companies.name, logo: companies.logo, banner: companies.banner },
  minSalary: rest.minSalary,
  maxSalary: rest.maxSalary,
  salaryPeriod: rest.salaryPeriod,
  stated: rest.stated,
  minEducation: rest.minEducation,
  minExperienceMonths: rest.minExperienceMonths,
  openings: rest.openings,
  functionOfInterest: { id: masterItems.id, name: rest.functionOfInterest },
} satisfies Record<keyof ContractJob, unknown> & { closesAt: unknown };

const detailColumns = {
  ...listColumns,
  description: rest.description,
  requirements: rest.requirements,
  industry: rest.industry,
  benefits: rest.benefits,
  signals: rest.signals,
  answers: ANSWERS,
};

/** Common to both shapes: the status of today, and instants as text. */
function withStatus<Row extends Parameters<typeof jobStatus>[0] & { createdAt: Date; deadlineAt: Date | null }>(
  { closesAt, ...row }: Row,
  now: Date,
) {
  return {
    ...row,
    status: jobStatus({ ...row, closesAt }, now),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

interface ListedRow {
  functionOfInterest: { id: number | null; name: string | null };
}

/** The function by its id in the master list, which that of an import need not have. */
function namedFunction({ functionOfInterest: { id: functionId, name } }: ListedRow) {
  return name === null ? null : { ...(functionId !== null && { id: functionId }), name };
}

type OptionalField = { [Name in keyof ContractJob]-?: undefined extends ContractJob[Name] ? Name : never };

/** The fields that the contract lets a job leave out: those without a value are, which keeps the list small. */
const OPTIONAL: Record<OptionalField[keyof OptionalField], true> = {
  workingTypes: true,
  deadlineAt: true,
  minSalary: true,
  maxSalary: true,
  salaryPeriod: true,
  stated: true,
  minEducation: true,
  minExperienceMonths: true,
  openings: true,
  functionOfInterest: true,
};

function toListed<Row extends Parameters<typeof withStatus>[0] & ListedRow>(row: Row, now: Date) {
  const all = { ...withStatus(row, now), functionOfInterest: namedFunction(row) };
  const stated = Object.entries(all).filter(([key, value]) => value !== null || !(key in OPTIONAL));
  return Object.fromEntries<unknown>(stated);
}

const named = (name: string | null): { name: string } | null => (name === null ? null : { name });

/** The newest first. */
const NEWEST_FIRST: SQL[] = [desc(jobs.createdAt), asc(jobs.id)];

/** Jobs of the whole list that are read at once: they take some milliseconds of the event loop. */
const LISTED_AT_ONCE = 200;

const isFunction = and(eq(masterItems.kind, 'function-of-interest'), eq(masterItems.name, jobs.functionOfInterest));

const selectListed = (db: Db) =>
  db
    .select(listColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .leftJoin(cities, eq(cities.id, jobs.cityId))
    .leftJoin(masterItems, isFunction);

/** Ids of all jobs, newest first: as one value, which takes a fraction of the time that a row for each takes. */
async function allJobIds(db: Db): Promise<string[]> {
  const order = sql.join(NEWEST_FIRST, sql`, `);
  const [row] = await db.select({ ids: sql<string[] | null>`json_agg(${jobs.id} order by ${order})` }).from(jobs);
  return row?.ids ?? [];
}

/**
 * Every job in the contract's shape, newest first (contract, "Jobs"), some hundred at a time: other calls have their turn
 * in between. Each job is as it was at one moment of the reading; a job that comes meanwhile is left out. `now` decides
 * which are closed.
 */
export async function* listJobs(db: Db, now: Date) {
  for (const ids of inChunks(await allJobIds(db), LISTED_AT_ONCE)) {
    yield await jobsOf(db, ids, now);
    // The embedded database answers without a turn of the event loop.
    await nextTurn();
  }
}

/** Jobs by their ids, the newest first, in the contract's shape. */
export async function jobsOf(db: Db, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await selectListed(db)
    .where(inArray(jobs.id, [...ids]))
    .orderBy(...NEWEST_FIRST);
  return rows.map((row) => toListed(row, now));
}

/** A job with all its details, and whether an operator removed it; undefined for an unknown slug. One statement. */
async function readJobBySlug(db: Db, wantedSlug: string) {
  const [row] = await db
    .select({
      ...detailColumns,
      closedAt: jobs.closedAt,
      isRemoved: exists(db.select().from(removedJobs).where(eq(removedJobs.slug, jobs.slug))).mapWith(Boolean),
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(companyAnswers, eq(companyAnswers.companyId, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .leftJoin(cities, eq(cities.id, jobs.cityId))
    .leftJoin(masterItems, isFunction)
    .where(eq(jobs.slug, wantedSlug));
  if (!row) return undefined;
  const { closedAt, isRemoved, ...job } = row;
  return { job, closedAt, isRemoved };
}

type JobRow = NonNullable<Awaited<ReturnType<typeof readJobBySlug>>>;

function toDetail(row: JobRow['job'], now: Date) {
  return {
    ...withStatus(row, now),
    functionOfInterest: namedFunction(row),
    industry: named(row.industry),
    benefits: row.benefits.map((name, index) => ({ id: index + 1, perksBenefits: { name } })),
    signals: row.signals,
  };
}

/** One job with all its details in the contract's shape, or undefined for an unknown slug (contract, "Jobs"). */
export async function findJobBySlug(db: Db, wantedSlug: string, now: Date) {
  const row = await readJobBySlug(db, wantedSlug);
  return row && toDetail(row.job, now);
}

/** Public facts of a job: its page's head, search engines and link previews. */
export type PostedJob = ReturnType<typeof toPosted>;

function toPosted({ job: { company, location, city, functionOfInterest, ...job }, closedAt }: JobRow) {
  return {
    ...job,
    closedAt,
    company: company.name,
    logo: company.logo,
    banner: company.banner,
    province: location?.name ?? null,
    city: city?.name ?? null,
    functionOfInterest: functionOfInterest.name,
  };
}

/** A job as its public pages show it, or undefined for an unknown slug. */
export async function findPostedJob(db: Db, wantedSlug: string): Promise<PostedJob | undefined> {
  const row = await readJobBySlug(db, wantedSlug);
  return row && toPosted(row);
}

/** The same, in the contract's shape too. */
export async function findPublicJob(db: Db, wantedSlug: string, now: Date) {
  const row = await readJobBySlug(db, wantedSlug);
  return row && { posted: toPosted(row), detail: toDetail(row.job, now), isRemoved: row.isRemoved };
}
