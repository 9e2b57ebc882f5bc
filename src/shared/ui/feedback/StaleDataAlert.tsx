import { useSelector } from 'react-redux';
import { selectCachedAt } from '@/shared/api';
import type { QueryKey } from '@/shared/api';
import { formatMoment } from '@/shared/lib/dates';
import HistoryIcon from '@mui/icons-material/History';
import Alert from '@mui/material/Alert';
import { texts } from '../texts';

/**
 * Tells how old the page's data is when it comes from this browser and not from the provider; otherwise nothing.
 *
 * @param props.of the queries that the page shows; the oldest response counts
 */
export function StaleDataAlert({ of }: { of: readonly QueryKey[] }) {
  const cachedAt = useSelector((state: Parameters<typeof selectCachedAt>[0]) => selectCachedAt(state, of));
  if (cachedAt === null) return null;
  return (
    <Alert
      data-paper
      severity="info"
      role="status"
      icon={<HistoryIcon sx={{ fontSize: 22 }} />}
      style={{ marginBottom: 16 }}
    >
      {texts.asOf(formatMoment(cachedAt))}
    </Alert>
  );
}
