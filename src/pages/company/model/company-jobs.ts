import { EVERY_JOB, companySlug, findJobs } from '@/entities/job';
import type { Job } from '@/entities/job';

/** A company as its vacancies tell of it. */
export interface Company {
  /** As the newest vacancy has it; so is the logo. */
  name: string;
  logo: string | null;
  /** The newest first. */
  openJobs: readonly Job[];
}

/**
 * Every open vacancy of a company. Specification 4, section 2, "Company page".
 *
 * @param jobs all vacancies, open or closed
 * @param slug as `companySlug` makes it
 * @returns null where no vacancy is of such a company
 */
export function findCompany(jobs: readonly Job[], slug: string): Company | null {
  const every = findJobs(jobs, EVERY_JOB);
  // Many vacancies are one company's: its name is looked at once.
  const names = [...new Set(every.map(({ company }) => company.name))].filter((name) => companySlug(name) === slug);
  const found = every.filter(({ company }) => names.includes(company.name));
  const [newest] = found;
  if (!newest) return null;
  const { name } = newest.company;
  const logo = found.find(({ company }) => company.logo)?.company.logo ?? null;
  return { name, logo, openJobs: found.filter(({ isOpen }) => isOpen) };
}
