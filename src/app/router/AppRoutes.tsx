import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, matchPath } from 'react-router-dom';
import { loadedApi } from '@/shared/api';
import type { Reads } from '@/shared/api';
import { routes } from '@/shared/config';
import { readListEarly } from '../early-list';
import { AppLayout } from './AppLayout';
import { PageOutlet } from './PageOutlet';
import { RequireSession } from './RequireSession';
import { RouteFailure } from './RouteFailure';
import { addressParams } from './address-params';
import { lazyPage } from './lazy-page';
import type { Address, ReadAhead } from './lazy-page';

/** Without what the build alone takes of it (`rendering/render-pages.tsx`). */
const fetchJob = () => import(/* webpackExports: ["loadJobPage", "readJobAhead"] */ '@/pages/job');

/** Has the list come beside the chunk; where all of it is kept and something has been read, it may be there already. */
async function fetchJobs() {
  const mayBeThere = process.env.JOB_SEARCH !== 'server' && loadedApi() !== null;
  // Not while the build renders the pages.
  if (typeof window !== 'undefined' && !mayBeThere) readListEarly(window.location);
  return (await import('@/pages/jobs')).loadJobsPage();
}

/** What fetches each page of `routes`; each is a chunk of its own. */
const loaders = {
  landing: async () => (await import('@/pages/landing')).LandingPage,
  jobs: fetchJobs,
  job: async () => (await fetchJob()).loadJobPage(),
  login: async () => (await import('@/pages/login')).loadLoginPage(),
  forgotPassword: async () => (await import('@/pages/forgot-password')).ForgotPasswordPage,
  resetPassword: async () => (await import('@/pages/reset-password')).ResetPasswordPage,
  verify: async () => (await import('@/pages/verify')).VerifyPage,
  terms: async () => (await import('@/pages/terms')).TermsPage,
  profile: async () => (await import('@/pages/profile')).loadProfilePage(),
  application: async () => (await import('@/pages/application')).ApplicationPage,
};

type PageName = keyof typeof loaders;

const PRIVATE: readonly PageName[] = ['profile', 'application'];

/** What a page shows first, asked for before it is drawn for the first time: nothing is drawn twice then. */
const reads: Partial<Record<PageName, ReadAhead>> = {
  jobs: async (given, { search }) => (await import('@/pages/jobs')).readJobsAhead(given, search),
  job: async (given, { pathname }, signedIn) => {
    const { readJobAhead } = await fetchJob();
    if (signedIn) await readJobAhead(given, addressParams(routes.job.pattern, pathname) ?? {});
  },
  profile: async (given, _at, signedIn) => {
    const { readProfileAhead } = await import('@/pages/profile');
    if (signedIn) await readProfileAhead(given);
  },
};

/** The pages that have been fetched before the app is drawn. */
const loaded: Partial<Record<PageName, ComponentType>> = {};

const pages = (Object.keys(loaders) as PageName[]).map((name) => ({
  name,
  Page: lazyPage(loaders[name], { loaded: () => loaded[name], readAhead: reads[name] }),
}));

const routesOf = (isPrivate: boolean) =>
  pages
    .filter(({ name }) => PRIVATE.includes(name) === isPrivate)
    .map(({ name, Page }) => <Route key={name} path={routes[name].pattern} element={<Page />} />);

/**
 * Begins to fetch the chunk of an address's page, before anything is drawn. A failure shows when the page opens.
 *
 * @param mayBeSignedIn without a session a private page leads to /login
 * @returns what reads that which the page shows first, once the chunk is there; resolves in any case
 */
export function preloadPage(at: Address, mayBeSignedIn: boolean): (given: Reads) => Promise<void> {
  const { pathname } = at;
  const asked = (Object.keys(loaders) as PageName[]).find((page) => matchPath(routes[page].pattern, pathname));
  const name = asked && PRIVATE.includes(asked) && !mayBeSignedIn ? 'login' : asked;
  const page = name && loaders[name]();
  page?.catch(() => undefined);
  return async (given) => {
    if (!name) return;
    try {
      loaded[name] = await page;
      await reads[name]?.(given, at, mayBeSignedIn);
    } catch {
      // The page says so when it is drawn.
    }
  };
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
