import { companySlug } from '@titian/rules/company-slug';
import { cityNames } from '@titian/rules/place-names';
import { toPhrase, toWords } from '@titian/rules/words';
import { IGNORED } from '../search/tables';
import type { KnownJob } from './match';

/** Words of a company's form, which its other advertisements may leave out. */
const FORMS: ReadonlySet<string> = new Set(['pt', 'cv', 'ud', 'pd', 'tbk', 'persero', 'perseroda', 'firma']);

/** A company's name for comparing: without its form, case and punctuation. */
export function companyKey(name: string): string {
  const words = toWords(name);
  const proper = words.filter((word) => !FORMS.has(word));
  return (proper.length > 0 ? proper : words).join(' ');
}

/** One key for the jobs of a company; where no company is known, each job has its own. */
export const employerKey = ({ id, company }: Pick<KnownJob, 'id' | 'company'>): string =>
  companySlug(company.name) === null ? `#${id}` : companyKey(company.name);

/**
 * One key for the advertisements of one job in any city: the same company, and the same title but for words without weight
 * ("URGENT").
 */
export function workKey({ id, title, company }: Omit<KnownJob, 'city'>): string {
  const words = toWords(title).filter((word) => !IGNORED.has(word));
  return `${words.join(' ') || toPhrase(title)}\n${employerKey({ id, company })}`;
}

/** One key for all advertisements of one job: the same title, company and city under other ids. */
export const jobKey = (job: KnownJob): string =>
  `${workKey(job)}\n${job.city ? cityNames(job.city).map(toPhrase).join() : ''}`;

/** A test for vacancies that are one of these, or one of these posted again; in any city where a city is not known. */
export function createIsKnown(known: readonly KnownJob[]): (job: KnownJob) => boolean {
  const ids = new Set(known.flatMap(({ id }) => (id === null ? [] : [String(id)])));
  const keys = new Set(known.filter(({ city }) => city !== undefined).map(jobKey));
  const anywhere = new Set(known.filter(({ city }) => city === undefined).map(workKey));
  return (job) => ids.has(String(job.id)) || keys.has(jobKey(job)) || anywhere.has(workKey(job));
}
