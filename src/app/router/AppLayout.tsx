import { Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { GetScrollRestorationKeyFunction } from 'react-router-dom';
import Box from '@mui/material/Box';
import { AccountDialogs } from '@/widgets/account-dialogs';
import { Footer } from '@/widgets/footer';
import { Navbar } from '@/widgets/navbar';
import { RouteLoading } from './RouteLoading';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

/** The router calls each first load of a tab `default`: one address typed after another must not share a position. */
const toScrollKey: GetScrollRestorationKeyFunction = ({ key, pathname }) => (key === 'default' ? pathname : key);

/** What every page stands in. */
export function AppLayout() {
  const content = useRef<HTMLElement>(null);
  useFocusAfterNavigation(content);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Navbar />
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
        </Suspense>
      </Box>
      <Footer />
      <AccountDialogs />
      <ScrollRestoration getKey={toScrollKey} />
    </Box>
  );
}
