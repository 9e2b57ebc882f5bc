import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Id } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { FailureState, StaleDataAlert } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { FORCED_COLORS } from '@/shared/ui/media-queries';
import { useGetApplicationEventsQuery } from '../api/application-event.api';
import type { ApplicationEvent } from '../model/application-event';
import { toTimeline } from '../model/timeline';
import type { TimelineEntry } from '../model/timeline';
import { texts } from '../texts';

/** Diameter of an event's mark, in pixels. */
const MARK = 10;

const Events = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

/** One event, with the line that leads to the one before it. */
const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: theme.spacing(3),
  paddingBottom: theme.spacing(2),
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 8,
    bottom: -8,
    left: MARK / 2 - 1,
    width: 2,
    backgroundColor: theme.vars.palette.track,
  },
}));

const Mark = styled('span')({
  position: 'absolute',
  top: 5,
  left: 0,
  width: MARK,
  height: MARK,
  borderRadius: '50%',
  [FORCED_COLORS]: { border: '2px solid' },
});

/** How many events are shown at first: the newest. */
const SHOWN_FIRST = 8;

function TimelineItem({ entry: { date, title, details, link, color } }: { entry: TimelineEntry }) {
  return (
    <Entry>
      <Mark aria-hidden sx={{ bgcolor: color }} />
      <Typography variant="caption" component="p" color="textSecondary">
        {date}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {details.map((detail) => (
        <Typography key={detail} variant="body2" color="textSecondary">
          {detail}
        </Typography>
      ))}
      {link !== null && (
        <ExternalLink href={link} small>
          {texts.openLink}
        </ExternalLink>
      )}
    </Entry>
  );
}

/** The events of an application, the newest first, all of them once that is requested. */
export function TimelineList({
  events,
  now,
  labelledBy,
}: {
  events: ApplicationEvent[];
  now: Date;
  labelledBy: string;
}) {
  const [all, setAll] = useState(false);
  const entries = toTimeline(events, now);
  if (entries.length === 0) return <Typography color="textSecondary">{texts.noDates}</Typography>;
  const shown = all ? entries : entries.slice(0, SHOWN_FIRST);
  return (
    <>
      <Events aria-labelledby={labelledBy}>
        {shown.map((entry) => (
          <TimelineItem key={entry.key} entry={entry} />
        ))}
      </Events>
      {shown.length < entries.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {texts.showAll(entries.length)}
        </Button>
      )}
    </>
  );
}

/** The room of a few events. */
const Loading = () => (
  <div role="status">
    <VisuallyHidden>{texts.timelineLoading}</VisuallyHidden>
    {[0, 1, 2].map((row) => (
      <Box key={row} aria-hidden sx={{ pb: 2, pl: 3 }}>
        <Skeleton width="30%" />
        <Skeleton width="60%" />
      </Box>
    ))}
  </div>
);

/** Dated events of an application, for a provider that sends them. Specification 4, section 1. */
export function ApplicationTimeline({ id }: { id: Id }) {
  const titleId = useId();
  const { data, error, isFetching, refetch } = useGetApplicationEventsQuery(id, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (error) logFailure('the events of an application could not be fetched', error);
  }, [error]);
  const failed = error && !data;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h6" id={titleId} sx={{ mb: 1.5 }}>
        {texts.timeline}
      </Typography>
      <StaleDataAlert of={[{ endpoint: 'getApplicationEvents', arg: id }]} />
      {data && <TimelineList events={data} now={new Date()} labelledBy={titleId} />}
      {failed && (
        <FailureState title={texts.timelineFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <Loading />}
    </Box>
  );
}
