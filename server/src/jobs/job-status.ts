import { dayInJakarta } from '@titian/rules/jakarta-day';

/**
 * True when one may still apply to a job: it is closed when its employer closed it or when its deadline, the last day
 * on which one may apply, has passed in Jakarta (specification 1, section 4, "Job status").
 */
export function jobStatus(
  job: { status: 'open' | 'closed'; /** `YYYY-MM-DD` */ deadline: string | null },
  now: Date,
): 'open' | 'closed' {
  if (job.status === 'closed') return 'closed';
  return job.deadline !== null && job.deadline < dayInJakarta(now) ? 'closed' : 'open';
}
