import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router-dom';
import { routes } from '@/shared/config';
import type { RouteName } from '@/shared/config';
import { Redirect } from '@/shared/ui/Redirect';
import { useToast } from '@/shared/ui/toast';
import { AppLayout } from './AppLayout';
import { PageOutlet } from './PageOutlet';
import { PublicPages, RequireSession } from './RequireSession';
import { RouteFailure } from './RouteFailure';
import { lazyPage } from './lazy-page';
import { PRIVATE, loaders, pageNames } from './pages';
import { texts } from './texts';

const pages = pageNames.map((name) => ({ name, Page: lazyPage(loaders[name]) }));

const routesOf = (isIncluded: (name: RouteName) => boolean) =>
  pages
    .filter(({ name }) => isIncluded(name))
    .map(({ name, Page }) => <Route key={name} path={routes[name].pattern} element={<Page />} />);

/**
 * Every route of the app. Specification 1, section 2. Routes as elements, and not a data router: nothing is loaded or
 * sent by a route here, and that router alone is as large as two of our pages.
 */
export function AppRoutes() {
  return (
    <ErrorBoundary FallbackComponent={RouteFailure}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route element={<PageOutlet />}>
            <Route element={<RequireSession />}>{routesOf((name) => PRIVATE.includes(name))}</Route>
            {/* Guards itself: a visitor sees the login-required pop-up over it. */}
            {routesOf((name) => name === 'job')}
            <Route element={<PublicPages />}>
              {routesOf((name) => !PRIVATE.includes(name) && name !== 'job')}
              <Route path="*" element={<UnknownAddress />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}

/** Leads to the landing page, and says why. Specification 1, section 2. */
function UnknownAddress() {
  const { showInfo } = useToast();
  useEffect(() => showInfo(texts.unknownAddress), [showInfo]);
  return <Redirect to={routes.landing.to()} />;
}
