import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useGetApplicationsQuery } from '@/entities/application';
import { useGetProfileQuery } from '@/entities/profile/candidate';
import type { Id } from '@/shared/api';
import { routes } from '@/shared/config';
import { isContactAlone, useGetSentFieldsQuery } from '../api/sent-fields.api';
import { completeness } from '../model/completeness';
import { askedBy } from '../model/demand';
import { useSectionCounts } from '../model/section-lists';
import { texts } from '../texts';

/** Percent under which a profile tells a company next to nothing. */
const THIN = 40;

/** How many ways are named. */
const WAYS = 3;

interface ThinProfileAlertProps {
  /** Id of the job that the candidate has applied to. */
  job: Id;
  onDismiss: () => void;
  /** Fetches what it says, so that it is there at once on the page that comes next, and shows nothing. */
  isQuiet?: boolean;
}

/**
 * Tells a candidate who has applied with a profile under 40 % how little the company sees, and where to begin to change
 * that. It disappears when one of its links is followed. Only fields that a company would see count. Specification 4, section 5.
 */
export function ThinProfileAlert({ job, onDismiss, isQuiet = false }: ThinProfileAlertProps) {
  const { data: profile } = useGetProfileQuery();
  const { counts } = useSectionCounts();
  const sent = useGetSentFieldsQuery(job);
  const applications = useGetApplicationsQuery();
  if (isQuiet || !profile || !counts || sent.isLoading || applications.isLoading) return null;
  const { percent, gaps } = completeness(profile, counts, null, askedBy(applications.data ?? []));
  const missing = gaps.filter(({ isSeen }) => isSeen);
  if (percent >= THIN || missing.length === 0) return null;
  return (
    <Alert
      severity="info"
      role="status"
      onClose={onDismiss}
      closeText={texts.dismiss}
      sx={{ mb: 2, '& > .MuiAlert-message': { minWidth: 0 } }}
    >
      {sent.data && isContactAlone(sent.data)
        ? `${texts.onlyContact} ${texts.fillIn(missing.length)}`
        : texts.little(percent, missing.length)}{' '}
      {texts.start}{' '}
      {missing.slice(0, WAYS).map(({ name, address }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link component={RouterLink} to={address} onClick={onDismiss}>
            {name}
          </Link>
        </span>
      ))}
      .{' '}
      <Link component={RouterLink} to={routes.application.to()} onClick={onDismiss}>
        {texts.applications}
      </Link>
    </Alert>
  );
}
