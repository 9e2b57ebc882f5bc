import NotificationsOutlinedIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { NavLink } from 'react-router-dom';
import { useCapability } from '@/entities/capability';
import { useGetNotificationsQuery } from '@/entities/notification';
import { routes } from '@/shared/config';
import { texts } from '../texts';

/** A greater number is not counted out. */
const MOST_COUNTED = 99;

function CountingBell() {
  // The page has the same query, so that both show one count; another tab's is there once this one has the focus.
  const { data } = useGetNotificationsQuery(undefined, { refetchOnFocus: true });
  const unread = data?.unread ?? 0;
  const count = unread > MOST_COUNTED ? `${MOST_COUNTED}+` : String(unread);
  return (
    <IconButton
      component={NavLink}
      to={routes.news.to()}
      color="inherit"
      aria-label={unread > 0 ? texts.unread(count) : texts.news}
    >
      <Badge badgeContent={unread > 0 ? count : null} color="error">
        <NotificationsOutlinedIcon />
      </Badge>
    </IconButton>
  );
}

/** The bell of a signed-in candidate, with the number of unread news, where the provider has news. Specification 4, section 9. */
export function NewsBell() {
  return useCapability('notifications') && <CountingBell />;
}
