import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { selectTakeovers } from '@/entities/session';
import { firstPageLeft } from '@/shared/lib/first-page';
import { useScrollRestoration } from './use-scroll-restoration';
import { useTabChangeToast, useUnsavedToast } from './use-toasts';

/** Notes that the app shows another page than the one that came from the server. */
function useFirstPageLeft(): void {
  const { key } = useLocation();
  const first = useRef(key);
  const dispatch = useDispatch();
  useEffect(() => {
    if (key !== first.current) dispatch(firstPageLeft());
  }, [key, dispatch]);
}

/** The page and where it was scrolled to. */
export function PageOutlet() {
  const takeovers = useSelector(selectTakeovers);
  useFirstPageLeft();
  useScrollRestoration();
  useTabChangeToast();
  useUnsavedToast();
  // A form that one candidate has open must not be sent as another: the page is mounted again for the next candidate.
  return <Outlet key={takeovers} />;
}
