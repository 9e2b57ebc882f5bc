import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useDecidedCapability } from '@/entities/capability';
import { useGetNotificationsQuery } from '@/entities/notification';
import type { Notification, NotificationPage } from '@/entities/notification';
import { closeShownPushes } from '@/entities/push';
import { CalendarActions } from '@/features/add-to-calendar';
import { routes } from '@/shared/config';
import { logFailure } from '@/shared/lib/logging';
import { FailureState, StateMessage, StaleDataAlert } from '@/shared/ui/feedback';
import type { Picture } from '@/shared/ui/feedback';
import { texts } from '../texts';
import { MorePages, NewsRows, NewsSkeleton } from './NewsList';

/** A bell that is silent. */
const noNews: Picture = {
  line: 'M80 24c-18 0-28 13-28 30v18l-8 12h72l-8-12V54c0-17-10-30-28-30M70 94c2 5 6 7 10 7s8-2 10-7',
  lamp: 'M80 14v8',
};

const QUERIES = [{ endpoint: 'getNotifications' }];

/** Of an appointment: the way into the calendar, or out of it once it was cancelled. */
function actionsOf(notification: Notification): ReactNode {
  if (notification.kind !== 'appointment' || notification.job === null) return null;
  const { appointment, state, job } = notification;
  if (state !== 'scheduled' && state !== 'cancelled') return null;
  return <CalendarActions appointment={appointment} job={job} isCancelled={state === 'cancelled'} />;
}

function FirstPage({ page: { items, next } }: { page: NotificationPage }) {
  const [more, setMore] = useState(0);
  return (
    <Card component="ul" aria-label={texts.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <NewsRows items={items} actionsOf={actionsOf} />
      {next !== null && <MorePages after={next} count={more} onMore={() => setMore(more + 1)} actionsOf={actionsOf} />}
    </Card>
  );
}

function News() {
  const { data, error, isFetching, refetch } = useGetNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  useEffect(() => {
    if (error) logFailure('the news could not be fetched', error);
  }, [error]);
  useEffect(() => {
    // A push is about news of this page.
    if (data) void closeShownPushes().catch(() => undefined);
  }, [data]);
  if (data && (data.items.length > 0 || data.next !== null)) return <FirstPage page={data} />;
  if (error) {
    return (
      <FailureState large title={texts.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!data) return <NewsSkeleton />;
  return (
    <StateMessage picture={noNews} title={texts.empty} text={texts.emptyHint}>
      <Button component={Link} to={routes.jobs.to()} variant="contained">
        {texts.findJobs}
      </Button>
    </StateMessage>
  );
}

function Unavailable() {
  return (
    <StateMessage picture={noNews} title={texts.unavailable} text={texts.unavailableHint}>
      <Button component={Link} to={routes.application.to()} variant="contained">
        {texts.applications}
      </Button>
    </StateMessage>
  );
}

/** The candidate's news, newest first. Specification 4, section 9. */
export function NewsPage() {
  const hasNews = useDecidedCapability('notifications');
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, minHeight: '100vh' }}>
      <title>{texts.documentTitle}</title>
      <Typography component="h1" variant="h1" sx={{ mb: 0.5 }}>
        {texts.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {texts.intro}
      </Typography>
      <StaleDataAlert of={QUERIES} />
      {hasNews === undefined && <NewsSkeleton />}
      {hasNews === true && <News />}
      {hasNews === false && <Unavailable />}
    </Container>
  );
}
