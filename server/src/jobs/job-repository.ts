import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../db/client';
import { cities, companies, jobs, locations } from '../db/schema';
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

/** Every job in the contract's shape, newest first (contract, "Jobs"). `now` decides which are closed. */
export async function listJobs(db: Db, now: Date) {
  const rows = await db
    .select(listColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .leftJoin(cities, eq(cities.id, jobs.cityId))
    .orderBy(desc(jobs.createdAt), jobs.id);
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
