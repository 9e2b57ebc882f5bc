import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import Box from '@mui/material/Box';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { ConnectionBanner } from '@/widgets/connection-banner';
import { Footer } from '@/widgets/footer';
import { Navbar } from '@/widgets/navbar';
import { UpdateNotice } from '../updates';
import { Hydrated } from './Hydrated';
import { RouteLoading } from './RouteLoading';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

/** What every page stands in. */
export function AppLayout() {
  const content = useRef<HTMLElement>(null);
  useFocusAfterNavigation(content);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Navbar />
      <ConnectionBanner />
      <Box
        ref={content}
        component="main"
        id="isi"
        tabIndex={-1}
        // A page that is still short must not pull the footer into view, to push it out again when it fills.
        sx={{ flexGrow: 1, minHeight: '100vh', '&:focus-visible': { outline: 'none', boxShadow: 'none' } }}
      >
        <Suspense fallback={<RouteLoading />}>
          <Outlet />
          <Hydrated />
        </Suspense>
      </Box>
      <Footer />
      <AccountDialogs />
      <UpdateNotice />
    </Box>
  );
}
