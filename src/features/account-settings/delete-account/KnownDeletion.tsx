import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { isDeletionKnown, useGetDeletionQuery } from '@/entities/privacy';
import { selectSession } from '@/entities/session';
import { routes } from '@/shared/config';
import { formatMoment } from '@/shared/lib/dates';
import { texts } from './texts';

export interface DeletionAlertProps {
  /** The page, which decides on the consequence that is named. */
  page: 'application' | 'job' | 'profile';
}

/** The alert about a deletion that this browser knows, once the provider confirms that it still waits. */
export function KnownDeletion({ page }: DeletionAlertProps) {
  const owner = useSelector(selectSession)?.userId ?? null;
  const isKnown = owner !== null && isDeletionKnown(owner);
  const { data } = useGetDeletionQuery(undefined, { skip: !isKnown, refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <Alert data-screen severity="warning" role="status" sx={{ mb: 2 }}>
      {texts.pending(formatMoment(data.deleteAt))} {texts.affects[page]}{' '}
      <Link component={RouterLink} to={`${routes.account.to()}#deletion`} color="inherit">
        {texts.keepInSettings}
      </Link>
    </Alert>
  );
}
