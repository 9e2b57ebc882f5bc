import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { describeAppointment } from '@/entities/application/@x/notification';
import { PART_SEPARATOR } from '@/shared/lib/text';
import { routes } from '@/shared/config';
import { formatPastDay } from '@/shared/lib/dates';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { styled } from '@mui/material/styles';
import { toNewsWords } from './news-words';
import type { NewsJob, Notification } from './notification';
import { texts } from './texts';

/** How many jobs of a saved search are shown at first. */
const JOBS_SHOWN_FIRST = 3;

const Row = styled('li')(({ theme: { spacing, vars } }) => ({
  padding: spacing(2),
  borderBottom: `1px solid ${vars.palette.divider}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
}));

function Jobs({ jobs, labelledBy }: { jobs: NewsJob[]; labelledBy: string }) {
  const [all, setAll] = useState(false);
  const shown = all ? jobs : jobs.slice(0, JOBS_SHOWN_FIRST);
  return (
    <>
      <Box component="ul" aria-labelledby={labelledBy} sx={{ m: 0, mt: 1, pl: 2.5, '& > li': { py: 0.75 } }}>
        {shown.map(({ slug, title, company, isOpen }) => (
          <Typography component="li" variant="body2" key={slug}>
            <Link component={RouterLink} to={routes.job.to(slug)}>
              {title}
            </Link>
            {PART_SEPARATOR}
            {[company, ...(isOpen ? [] : [texts.closed])].join(PART_SEPARATOR)}
          </Typography>
        ))}
      </Box>
      {shown.length < jobs.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {texts.showJobs(jobs.length)}
        </Button>
      )}
    </>
  );
}

/** Place and link of a scheduled appointment. */
function AppointmentDetails({ news }: { news: Extract<Notification, { kind: 'appointment' }> }) {
  if (news.state !== 'scheduled') return null;
  const { place, bring, link } = describeAppointment(news.appointment);
  return (
    <>
      {place !== null && <Typography variant="body2">{place}</Typography>}
      {bring !== null && <Typography variant="body2">{bring}</Typography>}
      {link !== null && (
        <ExternalLink href={link} small>
          {texts.openLink}
        </ExternalLink>
      )}
    </>
  );
}

interface NotificationItemProps {
  notification: Notification;
  /** Further actions. */
  children?: ReactNode;
}

/** One piece of news as a list item: what happened, when, and where it can be checked. Specification 4, section 9. */
export function NotificationItem({ notification, children }: NotificationItemProps) {
  const { at, isRead } = notification;
  const { sentence, to } = toNewsWords(notification);
  const sentenceId = useId();
  return (
    <Row>
      <Typography id={sentenceId}>
        {to === null ? (
          sentence
        ) : (
          <Link component={RouterLink} to={to} color="inherit" underline="hover">
            {sentence}
          </Link>
        )}
      </Typography>
      {notification.kind === 'appointment' && <AppointmentDetails news={notification} />}
      {notification.kind === 'savedSearch' && notification.jobs.length > 0 && (
        <Jobs jobs={notification.jobs} labelledBy={sentenceId} />
      )}
      {children}
      <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
        {'job' in notification && notification.job !== null && notification.job.company + PART_SEPARATOR}
        {at !== null && <time dateTime={at}>{formatPastDay(at)}</time>}
        {!isRead && <Chip label={texts.isNew} size="small" color="primary" sx={{ ml: 1 }} />}
      </Typography>
    </Row>
  );
}
