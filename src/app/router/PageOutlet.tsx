import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { selectTakeovers } from '@/entities/session';
import { useScrollRestoration } from './use-scroll-restoration';
import { useTabChangeToast, useUnsavedToast } from './use-toasts';

/** The page and where it was scrolled to. */
export function PageOutlet() {
  const takeovers = useSelector(selectTakeovers);
  useScrollRestoration();
  useTabChangeToast();
  useUnsavedToast();
  // A form that one candidate has open must not be sent as another: the page is mounted again for the next candidate.
  return <Outlet key={takeovers} />;
}
