import { useState } from 'react';
import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import IconButton from '@mui/material/IconButton';
import { NavLink } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import { routes } from '@/shared/config';
import { lazyPart } from '@/shared/lib/lazy-part';
import { texts } from './texts';

const UnreadCount = lazyPart('the number of unread news', async () => (await import('./UnreadCount')).UnreadCount);

interface NewsBellProps {
  /** False while the page has not settled: the bell is there without its number. */
  counts: boolean;
}

/** The bell of a signed-in candidate, with the number of unread news, where the provider has news. Specification 4, section 9. */
export function NewsBell({ counts }: NewsBellProps) {
  const [count, setCount] = useState<string | null>(null);
  if (!useCapability('notifications')) return null;
  return (
    <IconButton
      component={NavLink}
      to={routes.news.to()}
      color="inherit"
      aria-label={count === null ? texts.news : texts.unread(count)}
    >
      <NotificationsOutlinedIcon />
      {counts && <UnreadCount onCount={setCount} />}
    </IconButton>
  );
}
