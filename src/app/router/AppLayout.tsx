import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { ConnectionBanner } from '@/widgets/connection-banner';
import { Footer } from '@/widgets/footer';
import { Navbar } from '@/widgets/navbar';
import { styled } from '@mui/material/styles';
import { UpdateAlert } from '../updates';
import { Hydrated } from '../startup/Hydrated';
import { AccountParts } from './AccountParts';
import { RouteLoading } from './RouteLoading';
import { SessionNotice } from './SessionNotice';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

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
