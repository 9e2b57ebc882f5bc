import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { routes } from '@/shared/config';
import { formatDay } from '@/shared/lib/dates';
import Button from '@mui/material/Button';
import { RemoteImage } from '@/shared/ui/media';
import { styled } from '@mui/material/styles';
import type { Application } from '../model/application';
import type { Appointment } from '../model/application-event';
import { toBadge, toBadgeLabel, toProgress, toStamp } from '../model/pipeline';
import { toReason, toStateSentence } from '../model/state-sentence';
import { toUpcomingAppointments } from '../model/upcoming-appointments';
import { texts } from '../texts';
import { Badge, Card } from './application-card-parts';
import { AppointmentBars } from './AppointmentBars';
import type { Progress } from '../model/pipeline';

const Stamp = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(0.75, 1.5),
  border: '2px solid',
  borderRadius: 6,
  // The inner line of a rubber stamp.
  outline: '1px solid',
  outlineOffset: -6,
  fontSize: '0.875rem',
  fontWeight: 800,
  lineHeight: 1.3,
  letterSpacing: '0.1em',
  whiteSpace: 'nowrap',
  transform: 'rotate(-8deg)',
  userSelect: 'none',
}));

/** ACCEPTED in green or CLOSED in red, on an application to a closed job. Specification 1, section 4. */
export function ApplicationStamp({ progress }: { progress: Progress }) {
  const stamp = toStamp(progress);
  if (!stamp) return null;
  return <Stamp sx={{ color: stamp === 'ACCEPTED' ? 'success.main' : 'error.main' }}>{texts.stamps[stamp]}</Stamp>;
}

const More = styled(Button)(({ theme: { breakpoints } }) => ({
  gridArea: 'more',
  marginTop: 16,
  paddingRight: 8,
  [breakpoints.up('sm')]: { justifySelf: 'end' },
  [breakpoints.up('md')]: { marginTop: 0 },
  svg: { transition: 'rotate 0.2s' },
  '&[aria-expanded=true] svg': { rotate: '180deg' },
}));

/** Takes no room while there is nothing in it. */
const Actions = styled('div')({ gridArea: 'actions', '&:not(:empty)': { marginTop: 16 } });

/** State of an application beside its badge, with a reason; nothing when nothing is known. */
function StateSentence({ application, now }: { application: Application; now: Date }) {
  const sentence = toStateSentence(application, now);
  const reason = toReason(application);
  if (sentence === null) return null;
  return (
    <Box sx={{ gridArea: 'sentence', mt: { xs: 1.5, md: 0 } }}>
      <Typography variant="body2">{sentence}</Typography>
      {reason !== null && (
        <Typography variant="body2" color="textSecondary">
          {reason}
        </Typography>
      )}
    </Box>
  );
}

interface ApplicationCardProps {
  application: Application;
  /** Actions below the progress. */
  actions?: ReactNode;
  /** Actions of each upcoming appointment. */
  appointmentActions?: (appointment: Appointment) => ReactNode;
  /** Details behind More: the steps, and other known facts. */
  details?: ReactNode;
}

/** One application: what for, since when, how far it has come. Specification 1, section 2, "Application status". */
export function ApplicationCard({ application, actions, appointmentActions, details }: ApplicationCardProps) {
  const { appliedAt, job } = application;
  const [expanded, setExpanded] = useState(false);
  const titleId = useId();
  const trackerId = useId();
  const progress = toProgress(application);
  const now = new Date();
  return (
    <Card component="article" aria-labelledby={titleId}>
      <RemoteImage
        variant="logo"
        src={job.company.logo}
        alt=""
        width={56}
        height={56}
        style={{ gridArea: 'logo', alignSelf: 'start', borderRadius: 12 }}
      />
      <Box sx={{ gridArea: 'text' }}>
        <Typography component="h2" variant="h4" id={titleId}>
          {job.slug ? (
            <Link component={RouterLink} to={routes.job.to(job.slug)} color="inherit" underline="hover">
              {job.title}
            </Link>
          ) : (
            job.title
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {job.company.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.applied(formatDay(appliedAt))}
        </Typography>
      </Box>
      <StateSentence application={application} now={now} />
      <Box sx={{ gridArea: 'badge', mt: { xs: 2, md: 0 } }}>
        <Badge badge={toBadge(progress)} label={toBadgeLabel(progress)} />
      </Box>
      <Box sx={{ gridArea: 'stamp', '&:not(:empty)': { mt: { xs: 2, sm: 0, md: 1.5 } } }}>
        <ApplicationStamp progress={progress} />
      </Box>
      <AppointmentBars appointments={toUpcomingAppointments(application, now)} actionsOf={appointmentActions} />
      <More
        aria-expanded={expanded}
        aria-controls={trackerId}
        aria-describedby={titleId}
        onClick={() => setExpanded(!expanded)}
      >
        {expanded ? texts.less : texts.more}
        <ExpandMoreIcon fontSize="small" />
      </More>
      <Box id={trackerId} sx={{ gridArea: 'track' }}>
        <Collapse in={expanded} unmountOnExit>
          <Box sx={{ pt: 3 }}>{details}</Box>
        </Collapse>
      </Box>
      <Actions>{actions}</Actions>
    </Card>
  );
}
