import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { ANSWERS } from '../answers/company-answers';
import { cities, companies, companyAnswers, jobs, locations } from '../db/schema';
import { isOpen } from './job-status';

/** Public facts of a job: its page's head, search engines and link previews. */
export type PostedJob = NonNullable<Awaited<ReturnType<typeof findPostedJob>>>;

/** A job by its slug, or undefined for an unknown one. */
export async function findPostedJob(db: Db, slug: string) {
  const [row] = await db
    .select({
      id: jobs.id,
      slug: jobs.slug,
      title: jobs.title,
      company: companies.name,
      logo: companies.logo,
      banner: companies.banner,
      province: locations.name,
      city: cities.name,
      status: jobs.status,
      closedAt: jobs.closedAt,
      deadline: jobs.deadline,
      deadlineAt: jobs.deadlineAt,
      closesAt: jobs.closesAt,
      createdAt: jobs.createdAt,
      workingType: jobs.workingType,
      workingTypes: jobs.workingTypes,
      workplace: jobs.workplace,
      description: jobs.description,
      requirements: jobs.requirements,
      functionOfInterest: jobs.functionOfInterest,
      industry: jobs.industry,
      benefits: jobs.benefits,
      signals: jobs.signals,
      minEducation: jobs.minEducation,
      minExperienceMonths: jobs.minExperienceMonths,
      openings: jobs.openings,
      minSalary: jobs.minSalary,
      maxSalary: jobs.maxSalary,
      salaryPeriod: jobs.salaryPeriod,
      stated: jobs.stated,
      answers: ANSWERS,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(companyAnswers, eq(companyAnswers.companyId, jobs.companyId))
    .leftJoin(locations, eq(locations.id, jobs.locationId))
    .leftJoin(cities, eq(cities.id, jobs.cityId))
    .where(eq(jobs.slug, slug));
  return row;
}

/** The instant of a job's deadline, or the last second of its last day; null for a job without a deadline. */
export function deadlineEnd({ deadlineAt, closesAt }: Pick<PostedJob, 'deadlineAt' | 'closesAt'>): Date | null {
  return deadlineAt ?? (closesAt && new Date(closesAt.getTime() - 1_000));
}

/** The columns that tell since when a job is closed. */
export type Closing = Pick<PostedJob, 'status' | 'closedAt' | 'deadlineAt' | 'closesAt' | 'createdAt'>;

/** Since when one may no longer apply, which may lie ahead, or null where no end is set. */
export function closedSince(job: Closing): Date | null {
  const byDeadline = deadlineEnd(job);
  if (job.status === 'open') return byDeadline;
  const byHand = job.closedAt ?? job.createdAt;
  return byDeadline && byDeadline < byHand ? byDeadline : byHand;
}

/** Slugs of the jobs that one may apply to, always in the same order. */
export async function openJobSlugs(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select({ slug: jobs.slug }).from(jobs).where(isOpen(now)).orderBy(asc(jobs.createdAt), jobs.id);
  return rows.map(({ slug }) => slug);
}
