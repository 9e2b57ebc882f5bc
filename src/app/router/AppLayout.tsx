import { Suspense, useRef, useEffect } from 'react';
import type { RefObject } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { HYDRATED } from '@/shared/lib/async';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { ConnectionBanner } from '@/widgets/connection-banner';
import { Footer } from '@/widgets/footer';
import { Navbar } from '@/widgets/navbar';
import { UpdateAlert } from '../updates';
import { AccountParts } from './AccountParts';
import { RouteLoading } from './RouteLoading';
import { SessionNotice } from './SessionNotice';

/**
 * Moves the focus to the content when another page is shown, as a browser does between documents: the link that led
 * there may be gone. A page that placed the focus itself keeps it.
 *
 * @param content element that can take the focus
 */
function useFocusAfterNavigation(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}

const Frame = styled('div')({
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  // A page that is still short must not pull the footer into view, to push it out again when it fills.
  '& > main': { flexGrow: 1, minHeight: '100vh' },
  '& > main:focus-visible': { outline: 'none', boxShadow: 'none' },
});

/** Always the same element: the bar is rendered again for changes of its own alone. */
const PARTS = <AccountParts />;

/** The frame of every page. */
export function AppLayout() {
  const content = useRef<HTMLElement>(null);
  useFocusAfterNavigation(content);
  return (
    <Frame>
      <Navbar account={PARTS} />
      <ConnectionBanner />
      <SessionNotice />
      <main ref={content} id="isi" tabIndex={-1}>
        <Suspense fallback={<RouteLoading />}>
          <Outlet />
          <Hydrated />
        </Suspense>
      </main>
      <Footer />
      <AccountDialogs />
      <UpdateAlert />
    </Frame>
  );
}

/** Dispatches `HYDRATED` once the components beside it are hydrated: earlier input can then be replayed. */
function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
