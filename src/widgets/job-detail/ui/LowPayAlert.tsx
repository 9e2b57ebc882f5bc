import Alert from '@mui/material/Alert';
import { texts as all } from '../texts';

const texts = all.minimumWage;

interface LowPayAlertProps {
  /** Which bound is below: the most, and so all of it, or the least alone. */
  bound: 'most' | 'least';
  /** Amounts in words. */
  pay: string;
  minimum: string;
  province: string;
  year: number | string;
  source: string;
}

/** How a job's pay compares with the minimum wage, where it is below. Specification 4, section 3. */
export function LowPayAlert({ bound, source, ...told }: LowPayAlertProps) {
  return (
    <Alert severity={bound === 'most' ? 'warning' : 'info'} role="note" sx={{ mt: 2 }}>
      {texts[bound](told)} {texts.exempt} {texts.source(source)}
    </Alert>
  );
}
