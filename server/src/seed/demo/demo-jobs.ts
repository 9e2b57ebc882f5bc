import type { WorkingType, Workplace } from '../../jobs/job-input';
import type { NamedBenefit } from '@titian/rules/named-benefits';
import companies from './companies.json';
import jobs from './demo-jobs.json';

interface DemoCompany {
  name: string;
  /** A section of the industry list. */
  industry: string;
  /** Name of a file in `server/media/logos/`, without `.svg`. */
  logo: string | null;
  /** Name of a file in `server/media/banners/`, without `.svg`. */
  banner: string | null;
}

/** Invented employers of the demo vacancies; one has no logo and three no banner, as happens with real ones. */
export const demoCompanies: Record<keyof typeof companies, DemoCompany> = companies;

/** A demo vacancy as it is written down: days count from the day of seeding, texts are plain, one paragraph each. */
export interface DemoJob {
  /** Key of the stored job; never changes. */
  id: string;
  title: string;
  company: keyof typeof companies;
  workingType: WorkingType;
  workplace: Workplace;
  /** Id of a city or, where the employer names none, of a province. */
  place: number;
  postedDaysAgo: number;
  /** Days until the deadline, negative once it has passed, null where there is none. */
  closesInDays: number | null;
  /** Closed by the employer, whatever the deadline. */
  closed?: true;
  /** Lowest and highest monthly salary in rupiah, null where the employer does not state it. */
  salary: readonly [min: number, max: number] | null;
  /** The lowest education that the requirements take, left out where they name none. */
  education?: string;
  /** The least experience in months; 0 where the requirements say that none is needed. */
  experienceMonths?: number;
  /** How many people are wanted, left out where the employer does not say. */
  openings?: number;
  functionOfInterest: string;
  summary: string;
  duties: readonly string[];
  requirements: readonly string[];
  benefits: readonly NamedBenefit[];
}

/** Every demo vacancy. Among them, on purpose: a very long title, places without a city, no salary, no deadline. */
export const demoJobs = jobs as unknown as readonly DemoJob[];
