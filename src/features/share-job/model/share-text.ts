import { formatPayShort } from '@/entities/job';
import { toStatedPay } from '@titian/rules/stated-pay';
import type { Job } from '@/entities/job';
import { formatDay, today } from '@/shared/lib/dates';
import { texts } from '../texts';

export type SharedJob = Pick<Job, 'slug' | 'title' | 'company' | 'deadline' | 'minSalary' | 'maxSalary'>;

/** Text before the link of a shared vacancy: title, company, place, pay and deadline, as far as they are stated. */
export function shareText({ title, company, deadline, minSalary, maxSalary }: SharedJob): string {
  return [
    texts.job(title, company.name),
    toStatedPay(minSalary, maxSalary) && texts.pay(formatPayShort(minSalary, maxSalary)),
    deadline !== null && deadline >= today() && texts.deadline(formatDay(deadline)),
  ]
    .filter(Boolean)
    .join(' ');
}
