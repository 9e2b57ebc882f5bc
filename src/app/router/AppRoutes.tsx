import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, matchPath } from 'react-router-dom';
import { routes } from '@/shared/config';
import { AppLayout } from './AppLayout';
import { PageOutlet } from './PageOutlet';
import { RequireSession } from './RequireSession';
import { RouteFailure } from './RouteFailure';
import { lazyPage } from './lazy-page';

/** What fetches each page of `routes`; each is a chunk of its own. */
const loaders = {
  landing: async () => (await import('@/pages/landing')).LandingPage,
  jobs: async () => (await import('@/pages/jobs')).JobsPage,
  // Without what the build alone uses of it (`startup/prerender/render-pages.tsx`).
  job: async () => (await import(/* webpackExports: ["JobPage"] */ '@/pages/job')).JobPage,
  login: async () => (await import('@/pages/login')).LoginPage,
  forgotPassword: async () => (await import('@/pages/forgot-password')).ForgotPasswordPage,
  resetPassword: async () => (await import('@/pages/reset-password')).ResetPasswordPage,
  verify: async () => (await import('@/pages/verify')).VerifyPage,
  terms: async () => (await import('@/pages/terms')).TermsPage,
  profile: async () => (await import('@/pages/profile')).ProfilePage,
  application: async () => (await import('@/pages/application')).ApplicationPage,
};

type PageName = keyof typeof loaders;

const PRIVATE: readonly PageName[] = ['profile', 'application'];

const pages = (Object.keys(loaders) as PageName[]).map((name) => ({ name, Page: lazyPage(loaders[name]) }));

const routesOf = (isPrivate: boolean) =>
  pages
    .filter(({ name }) => PRIVATE.includes(name) === isPrivate)
    .map(({ name, Page }) => <Route key={name} path={routes[name].pattern} element={<Page />} />);

/**
 * Fetches the chunk of an address's page before anything is rendered.
 *
 * @param mayBeSignedIn without a session a private page leads to /login
 * @returns resolves once the chunk is there or has failed, which the page tells when it is rendered
 */
export async function preloadPage(pathname: string, mayBeSignedIn: boolean): Promise<void> {
  const requested = (Object.keys(loaders) as PageName[]).find((name) => matchPath(routes[name].pattern, pathname));
  if (!requested) return;
  const name = PRIVATE.includes(requested) && !mayBeSignedIn ? 'login' : requested;
  await loaders[name]().catch(() => undefined);
}

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
            {routesOf(false)}
            <Route element={<RequireSession />}>{routesOf(true)}</Route>
            <Route path="*" element={<Navigate to={routes.landing.to()} replace />} />
          </Route>
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
