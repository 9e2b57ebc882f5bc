import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes, matchPath } from 'react-router-dom';
import { routes } from '@/shared/config';
import { AppLayout } from './AppLayout';
import { PageOutlet } from './PageOutlet';
import { RequireSession } from './RequireSession';
import { RouteFailure } from './RouteFailure';
import { lazyPage } from './lazy-page';

/** What fetches each page; each is a chunk of its own. */
const loaders = {
  landing: async () => (await import('@/pages/landing')).LandingPage,
  jobs: async () => (await import('@/pages/jobs')).loadJobsPage(),
  job: async () => (await import('@/pages/job')).loadJobPage(),
  login: async () => (await import('@/pages/login')).loadLoginPage(),
  forgotPassword: async () => (await import('@/pages/forgot-password')).ForgotPasswordPage,
  resetPassword: async () => (await import('@/pages/reset-password')).ResetPasswordPage,
  verify: async () => (await import('@/pages/verify')).VerifyPage,
  terms: async () => (await import('@/pages/terms')).TermsPage,
  profile: async () => (await import('@/pages/profile')).loadProfilePage(),
  application: async () => (await import('@/pages/application')).ApplicationPage,
};

type PageName = keyof typeof loaders;

const LandingPage = lazyPage(loaders.landing);
const JobsPage = lazyPage(loaders.jobs);
const JobPage = lazyPage(loaders.job);
const LoginPage = lazyPage(loaders.login);
const ForgotPasswordPage = lazyPage(loaders.forgotPassword);
const ResetPasswordPage = lazyPage(loaders.resetPassword);
const VerifyPage = lazyPage(loaders.verify);
const TermsPage = lazyPage(loaders.terms);
const ProfilePage = lazyPage(loaders.profile);
const ApplicationPage = lazyPage(loaders.application);

const PRIVATE: readonly PageName[] = ['profile', 'application'];

/**
 * Begins to fetch the chunk of an address's page, before anything is drawn. A failure shows when the page opens.
 *
 * @param mayBeSignedIn without a session a private page leads to /login
 */
export function preloadPage(pathname: string, mayBeSignedIn: boolean): void {
  const name = (Object.keys(loaders) as PageName[]).find((page) => matchPath(routes[page].pattern, pathname));
  if (!name) return;
  loaders[PRIVATE.includes(name) && !mayBeSignedIn ? 'login' : name]().catch(() => undefined);
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
            <Route path={routes.landing.pattern} element={<LandingPage />} />
            <Route path={routes.jobs.pattern} element={<JobsPage />} />
            <Route path={routes.job.pattern} element={<JobPage />} />
            <Route path={routes.login.pattern} element={<LoginPage />} />
            <Route path={routes.forgotPassword.pattern} element={<ForgotPasswordPage />} />
            <Route path={routes.resetPassword.pattern} element={<ResetPasswordPage />} />
            <Route path={routes.verify.pattern} element={<VerifyPage />} />
            <Route path={routes.terms.pattern} element={<TermsPage />} />
            <Route element={<RequireSession />}>
              <Route path={routes.profile.pattern} element={<ProfilePage />} />
              <Route path={routes.application.pattern} element={<ApplicationPage />} />
            </Route>
            <Route path="*" element={<Navigate to={routes.landing.to()} replace />} />
          </Route>
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
