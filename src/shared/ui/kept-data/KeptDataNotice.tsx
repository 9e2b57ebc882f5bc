import { useSelector } from 'react-redux';
import { selectKeptAt } from '@/shared/api';
import type { Read } from '@/shared/api';
import { formatMoment } from '@/shared/lib/dates';
import { Icon } from '../icon';
import Alert from '@mui/material/Alert';
import { texts } from './texts';

const CLOCK = 'M4 4v5h5M4.5 9A8 8 0 1 1 4 14M12 8v4.5l3 2';

/**
 * Tells how old the page's data is when it comes from this browser and not from the provider; otherwise nothing.
 *
 * @param props.of the reads that the page shows; the oldest answer counts
 */
export function KeptDataNotice({ of }: { of: readonly Read[] }) {
  const keptAt = useSelector((state: Parameters<typeof selectKeptAt>[0]) => selectKeptAt(state, of));
  if (keptAt === null) return null;
  return (
    <Alert severity="info" role="status" icon={<Icon path={CLOCK} size={22} />} style={{ marginBottom: 16 }}>
      {texts.asOf(formatMoment(keptAt))}
    </Alert>
  );
}
