import { safeParse } from 'valibot';
import type { JobDetail } from '../model/job';
import { jobDetailDto } from './job.dto';
import { toJobDetail } from './job.mapper';

/** The id of the JSON script element in which the reference provider puts the job of a public page. */
const ELEMENT = 'job';

/**
 * The job that came with the page, so that no call is made for it. Specification 4, section 4.
 *
 * @returns null for a page without one, with another job's, or with one that cannot be read
 */
export function embeddedJob(slug: string): JobDetail | null {
  const element = document.getElementById(ELEMENT);
  if (element?.getAttribute('type') !== 'application/json') return null;
  try {
    const { success, output } = safeParse(jobDetailDto, JSON.parse(element.textContent));
    return success && output.slug === slug ? toJobDetail(output) : null;
  } catch {
    return null;
  }
}
