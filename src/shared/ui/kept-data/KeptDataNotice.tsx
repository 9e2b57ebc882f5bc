import { useSelector } from 'react-redux';
import { selectKeptAt } from '@/shared/api';
import type { Read } from '@/shared/api';
import { formatMoment } from '@/shared/lib/dates';
import { Icon } from '../icon';
import { styled, textStyle } from '../styled';
import { texts } from './texts';

const CLOCK = 'M4 4v5h5M4.5 9A8 8 0 1 1 4 14M12 8v4.5l3 2';

const Notice = styled('div')(({ theme }) => ({
  ...textStyle(theme, 'body2'),
  display: 'flex',
  gap: 12,
  marginBottom: theme.spacing(2),
  padding: '13px 16px',
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.Alert.infoColor,
  backgroundColor: theme.vars.palette.Alert.infoStandardBg,
  '& > span': { paddingBlock: 1 },
  '& > svg': { color: theme.vars.palette.Alert.infoIconColor, opacity: 0.9 },
}));

/**
 * Tells how old the page's data is when it comes from this browser and not from the provider; otherwise nothing.
 *
 * @param props.of the reads that the page shows; the oldest answer counts
 */
export function KeptDataNotice({ of }: { of: readonly Read[] }) {
  const keptAt = useSelector((state: Parameters<typeof selectKeptAt>[0]) => selectKeptAt(state, of));
  if (keptAt === null) return null;
  return (
    <Notice role="status">
      <Icon path={CLOCK} size={22} />
      <span>{texts.asOf(formatMoment(keptAt))}</span>
    </Notice>
  );
}
