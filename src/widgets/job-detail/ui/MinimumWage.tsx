import figures from '../../../../contract/reference/ump.json';
import Alert from '@mui/material/Alert';
import { perPeriod } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { toDay, today } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/first-page';
import { groupDigits } from '@/shared/lib/text';
import { comparePay } from '../model/compare-pay';
import { texts } from '../texts';

/** The number stays on the line of its 'Rp'. */
const rupiah = (amount: number): string => `Rp\u00a0${groupDigits(amount)}`;

/** Pay is paid from now on; a closed job's was, when it was posted. */
const comparedDay = ({ isOpen, createdAt }: JobDetail, now: Date | undefined): string | null =>
  isOpen ? today(now) : toDay(createdAt);

/** How a job's pay compares with the minimum wage, where it is below; otherwise nothing. Specification 4, section 3. */
export function MinimumWage({ job }: { job: JobDetail }) {
  const day = comparedDay(job, useNow());
  const low = day && comparePay(job, figures, day);
  if (!low) return null;
  const amount = rupiah(low.minimum);
  const minimum = low.isApproximate ? texts.minimumWage.approximately(amount) : amount;
  const stated = perPeriod(rupiah(low.pay), low.period);
  const pay = low.period === 'month' ? rupiah(low.pay) : texts.minimumWage.counted(stated, rupiah(low.monthly));
  return (
    <Alert severity={low.bound === 'most' ? 'warning' : 'info'} role="note" sx={{ mt: 2 }}>
      {texts.minimumWage[low.bound]({ ...low, pay, minimum })} {texts.minimumWage.exempt}{' '}
      {texts.minimumWage.source(low.source)}
    </Alert>
  );
}
