import { useEffect } from 'react';
import Badge from '@mui/material/Badge';
import { useGetNotificationsQuery } from '@/entities/notification';

/** A greater number is not counted out. */
const MAX_SHOWN_COUNT = 99;

interface UnreadCountProps {
  /** Called with the number as it is shown, or null for none. The same function each time. */
  onCount: (count: string | null) => void;
}

/** The number of unread news, at the corner of the bell. */
export function UnreadCount({ onCount }: UnreadCountProps) {
  // The page has the same query, so that both show one count; another tab's is there once this one has the focus.
  const { data } = useGetNotificationsQuery(undefined, { refetchOnFocus: true });
  const unread = data?.unread ?? 0;
  const count = unread > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : String(unread);
  const shown = unread > 0 ? count : null;
  useEffect(() => onCount(shown), [onCount, shown]);
  // Without a number it is removed: `Badge` itself would keep the last one in the document.
  return (
    shown !== null && <Badge badgeContent={shown} color="error" sx={{ position: 'absolute', top: 12, right: 12 }} />
  );
}
