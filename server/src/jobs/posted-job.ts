import { and, asc, eq, gte, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/client';
import { ANSWERS } from '../answers/company-answers';
import { cities, companies, companyAnswers, jobs, locations } from '../db/schema';
import { dayInJakarta } from '@titian/rules/jakarta-day';

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
      createdAt: jobs.createdAt,
      workingType: jobs.workingType,
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

/** The end of the last day on which one may apply, or null for a job without a deadline. */
export function deadlineEnd({ deadline }: Pick<PostedJob, 'deadline'>): Date | null {
  return deadline === null ? null : new Date(`${deadline}T23:59:59+07:00`);
}

/** Since when one may no longer apply, which may lie ahead, or null where no end is set. */
export function closedSince(job: Pick<PostedJob, 'status' | 'closedAt' | 'deadline' | 'createdAt'>): Date | null {
  const byDeadline = deadlineEnd(job);
  if (job.status === 'open') return byDeadline;
  const byHand = job.closedAt ?? job.createdAt;
  return byDeadline && byDeadline < byHand ? byDeadline : byHand;
}

/** Slugs of the jobs that one may apply to, always in the same order. */
export async function openJobSlugs(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ slug: jobs.slug })
    .from(jobs)
    .where(and(eq(jobs.status, 'open'), or(isNull(jobs.deadline), gte(jobs.deadline, dayInJakarta(now)))))
    .orderBy(asc(jobs.createdAt), jobs.id);
  return rows.map(({ slug }) => slug);
}
