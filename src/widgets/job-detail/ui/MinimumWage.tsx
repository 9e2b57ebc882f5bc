import figures from '../../../../contract/reference/ump.json';
import type { JobDetail } from '@/entities/job';
import { toDay, today } from '@/shared/lib/dates';
import { groupDigits } from '@/shared/lib/text';
import Alert from '@mui/material/Alert';
import { comparePay } from '../model/compare-pay';
import { texts as all } from '../texts';

const texts = all.minimumWage;

/** The number stays on the line of its 'Rp'. */
const rupiah = (amount: number): string => `Rp\u00a0${groupDigits(amount)}`;

/** Pay is paid from now on; a closed job's was, when it was posted. */
const comparedDay = ({ isOpen, createdAt }: JobDetail): string | null => (isOpen ? today() : toDay(createdAt));

/** How a job's pay compares with the minimum wage, where it is below; otherwise nothing. */
export function MinimumWage({ job }: { job: JobDetail }) {
  const day = comparedDay(job);
  const low = day && comparePay(job, figures, day);
  if (!low) return null;
  const minimum = low.isApproximate ? texts.approximately(rupiah(low.minimum)) : rupiah(low.minimum);
  return (
    <Alert severity={low.bound === 'most' ? 'warning' : 'info'} role="note" sx={{ mt: 2 }}>
      {texts[low.bound]({ pay: rupiah(low.pay), minimum, province: low.province, year: low.year })} {texts.exempt}{' '}
      {texts.source(low.source)}
    </Alert>
  );
}
