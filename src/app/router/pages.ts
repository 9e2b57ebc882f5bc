import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { routes } from '@/shared/config';
import type { RouteName } from '@/shared/config';

/** Loader of each page of `routes`; each is a separate chunk. */
export const loaders: Record<RouteName, () => Promise<ComponentType>> = {
  landing: async () => (await import('@/pages/landing')).LandingPage,
  jobs: async () => (await import('@/pages/jobs')).JobsPage,
  job: async () => (await import('@/pages/job')).JobPage,
  // Without the page of a missing job, which `entry/pages.tsx` renders.
  publicJob: async () =>
    (await import(/* webpackChunkName: "public-job", webpackExports: ["PublicJobPage"] */ '@/pages/public-job'))
      .PublicJobPage,
  // By this name, the build gives it a copy of the list's cards: see `splitChunks` of the configuration.
  company: async () => (await import(/* webpackChunkName: "company" */ '@/pages/company')).CompanyPage,
  login: async () => (await import('@/pages/login')).LoginPage,
  forgotPassword: async () => (await import('@/pages/forgot-password')).ForgotPasswordPage,
  resetPassword: async () => (await import('@/pages/reset-password')).ResetPasswordPage,
  verify: async () => (await import('@/pages/verify')).VerifyPage,
  sharedLink: async () => (await import('@/pages/shared-link')).SharedLinkPage,
  checkAd: async () => (await import('@/pages/check-ad')).CheckAdPage,
  terms: async () => (await import('@/pages/terms')).TermsPage,
  help: async () => (await import('@/pages/help')).HelpPage,
  profile: async () => (await import('@/pages/profile')).ProfilePage,
  application: async () => (await import('@/pages/application')).ApplicationPage,
  news: async () => (await import('@/pages/news')).NewsPage,
  account: async () => (await import('@/pages/account')).AccountPage,
  emailLink: async () => (await import('@/pages/email-link')).EmailLinkPage,
};

export const PRIVATE: readonly RouteName[] = ['profile', 'application', 'news', 'account'];

export const pageNames = Object.keys(loaders) as RouteName[];

/**
 * Fetches the chunk of an address's page before anything is rendered.
 *
 * @param mayBeSignedIn without a session a private page leads to /login
 * @returns resolves once the chunk is there or has failed, which the page says when it is rendered
 */
export async function preloadPage(pathname: string, mayBeSignedIn: boolean): Promise<void> {
  const requested = pageNames.find((name) => matchPath(routes[name].pattern, pathname));
  if (!requested) return;
  const name = PRIVATE.includes(requested) && !mayBeSignedIn ? 'login' : requested;
  await loaders[name]().catch(() => undefined);
}
