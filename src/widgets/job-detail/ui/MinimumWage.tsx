import figures from '../../../../contract/reference/ump.json';
import { comparePay } from '@titian/rules/compare-pay';
import { perPeriod } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { toDay, today } from '@/shared/lib/dates';
import { groupDigits } from '@/shared/lib/text';
import { texts } from '../texts';
import { LowPayAlert } from './LowPayAlert';

/** The number stays on the line of its 'Rp'. */
const rupiah = (amount: number): string => `Rp\u00a0${groupDigits(amount)}`;

/** Pay is paid from now on; a closed job's was, when it was posted. */
const comparedDay = ({ isOpen, createdAt }: JobDetail): string | null => (isOpen ? today() : toDay(createdAt));

/** How a job's pay compares with the minimum wage, where it is below; otherwise nothing. */
export function MinimumWage({ job }: { job: JobDetail }) {
  const day = comparedDay(job);
  const low = day && comparePay(job, figures, day);
  if (!low) return null;
  const amount = rupiah(low.minimum);
  const minimum = low.isApproximate ? texts.minimumWage.approximately(amount) : amount;
  const stated = perPeriod(rupiah(low.pay), low.period);
  const pay = low.period === 'month' ? rupiah(low.pay) : texts.minimumWage.counted(stated, rupiah(low.monthly));
  return <LowPayAlert {...low} pay={pay} minimum={minimum} />;
}
