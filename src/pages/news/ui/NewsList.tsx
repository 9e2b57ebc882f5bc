import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { NotificationItem, useGetNotificationsQuery, useReadNotificationsMutation } from '@/entities/notification';
import type { Notification } from '@/entities/notification';
import { logFailure } from '@/shared/lib/logging';
import { Block, FailureState } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { texts } from '../texts';

/** The room of some news. */
export const NewsSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    {[0, 1, 2].map((row) => (
      <Box key={row} aria-hidden sx={{ p: 2 }}>
        <Skeleton width="80%" />
        <Skeleton width="25%" />
      </Box>
    ))}
  </div>
);

interface NewsListProps {
  items: Notification[];
  /** Further actions of a row. */
  actionsOf: (notification: Notification) => ReactNode;
}

const unreadIds = (items: Notification[]) => items.filter(({ isRead }) => !isRead).map(({ id }) => id);

/** Some news as rows. News that is shown is read; its sign stays until the page is left. Specification 4, section 9. */
export function NewsRows({ items, actionsOf }: NewsListProps) {
  const [markRead] = useReadNotificationsMutation();
  const [fresh, setFresh] = useState(() => new Set(unreadIds(items)));
  if (unreadIds(items).some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unreadIds(items)]));
  useEffect(() => {
    const ids = unreadIds(items);
    if (ids.length > 0) void markRead(ids);
  }, [items, markRead]);

  return items.map((notification) => (
    <Block key={notification.id} what="a row of news" shows={[notification]}>
      <NotificationItem notification={{ ...notification, isRead: !fresh.has(notification.id) }}>
        {actionsOf(notification)}
      </NotificationItem>
    </Block>
  ));
}

interface MorePagesProps extends Pick<NewsListProps, 'actionsOf'> {
  /** Cursor of the page before. */
  after: string;
  /** How many pages are shown from this one on. */
  count: number;
  onMore: () => void;
}

/**
 * The pages after the first, each by the cursor of the one before, so that none has a gap when news comes in. A list
 * within the rows' list.
 */
export function MorePages({ after, count, onMore, actionsOf }: MorePagesProps) {
  const isShown = count > 0;
  const { data, error, isFetching, refetch } = useGetNotificationsQuery(after, { skip: !isShown });
  useEffect(() => {
    if (error) logFailure('a page of news could not be fetched', error);
  }, [error]);
  if (!isShown) {
    return (
      <Box component="li" sx={{ p: 2, textAlign: 'center' }}>
        <Button variant="outlined" onClick={onMore}>
          {texts.more}
        </Button>
      </Box>
    );
  }
  if (data) {
    return (
      <>
        <NewsRows items={data.items} actionsOf={actionsOf} />
        {data.next !== null && <MorePages after={data.next} count={count - 1} onMore={onMore} actionsOf={actionsOf} />}
      </>
    );
  }
  return (
    <li>
      {error ? (
        <FailureState title={texts.moreFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <NewsSkeleton />
      )}
    </li>
  );
}
