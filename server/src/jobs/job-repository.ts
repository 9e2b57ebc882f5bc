import { count, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { cities, companies, jobs, locations } from '../db/schema';
import type { JobSearch, Province } from './job-search';
import { jobStatus } from './job-status';

const { id, slug, title, status, workingType, workplace, deadline, createdAt, ...rest } = getTableColumns(jobs);

const listColumns = {
  id,
  slug,
  title,
  status,
  workingType,
  workplace,
  deadline,
  createdAt,
  location: { id: locations.id, name: locations.name },
  city: { id: cities.id, name: cities.name },
  company: { name: companies.name, logo: companies.logo, banner: companies.banner },
};

const detailColumns = {
  ...listColumns,
  description: rest.description,
  requirements: rest.requirements,
  functionOfInterest: rest.functionOfInterest,
  industry: rest.industry,
  minSalary: rest.minSalary,
  maxSalary: rest.maxSalary,
  benefits: rest.benefits,
};

/** What holds for both shapes: the status of today, and instants as text. */
function withStatus<Row extends Parameters<typeof jobStatus>[0] & { createdAt: Date }>(row: Row, now: Date) {
  return { ...row, status: jobStatus(row, now), createdAt: row.createdAt.toISOString() };
}

const named = (name: string | null): { name: string } | null => (name === null ? null : { name });

/** Where empty values stand is said because the index is read backwards too; there are none. */
const ORDERS: Record<JobSearch['sort'], SQL[]> = {
  newest: [sql`${jobs.createdAt} desc nulls last`, sql`${jobs.id}`],
  oldest: [sql`${jobs.createdAt} asc nulls first`, sql`${jobs.id}`],
};

interface Range {
  sort: JobSearch['sort'];
  offset: number;
  limit: number;
}

const selectListed = (db: Db) =>
  db
    .select(listColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .leftJoin(cities, eq(cities.id, jobs.cityId));

/** Every job in the contract's shape, newest first (contract, "Jobs"). `now` decides which are closed. */
export async function listJobs(db: Db, now: Date) {
  const rows = await selectListed(db).orderBy(...ORDERS.newest);
  return rows.map((row) => withStatus(row, now));
}

/** The provinces, by whose names jobs are looked for. */
export function listProvinces(db: Db): Promise<Province[]> {
  return db.select({ id: locations.id, name: locations.name }).from(locations);
}

/** How many jobs a condition lets through. */
export async function countJobs(db: Db, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(jobs).where(condition);
  return row?.total ?? 0;
}

/** Ids of some of the jobs that a condition lets through, in an order. */
export async function pickJobs(db: Db, condition: SQL | undefined, { sort, offset, limit }: Range): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(condition)
    .orderBy(...ORDERS[sort])
    .offset(offset)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** The same from the first on, with how many there are in all: for one look at them rather than two. */
export async function pickAndCountJobs(db: Db, condition: SQL | undefined, { sort, limit }: Omit<Range, 'offset'>) {
  const rows = await db
    .select({ id: jobs.id, total: sql<number>`(count(*) over ())::int` })
    .from(jobs)
    .where(condition)
    .orderBy(...ORDERS[sort])
    .limit(limit);
  return { ids: rows.map((row) => row.id), total: rows[0]?.total ?? 0 };
}

/** Jobs by their ids, in an order and the contract's shape. */
export async function jobsOf(db: Db, ids: readonly string[], sort: JobSearch['sort'], now: Date) {
  if (ids.length === 0) return [];
  const rows = await selectListed(db)
    .where(inArray(jobs.id, [...ids]))
    .orderBy(...ORDERS[sort]);
  return rows.map((row) => withStatus(row, now));
}

/** One job with all its details in the contract's shape, or undefined for an unknown slug (contract, "Jobs"). */
export async function findJobBySlug(db: Db, wantedSlug: string, now: Date) {
  const [row] = await db
    .select(detailColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .leftJoin(cities, eq(cities.id, jobs.cityId))
    .where(eq(jobs.slug, wantedSlug));
  if (!row) return undefined;
  return {
    ...withStatus(row, now),
    functionOfInterest: named(row.functionOfInterest),
    industry: named(row.industry),
    benefits: row.benefits.map((name, index) => ({ id: index + 1, perksBenefits: { name } })),
  };
}
