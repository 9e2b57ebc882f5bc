import { Navigate, createBrowserRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { routes } from '@/shared/config';
import { AppLayout } from './AppLayout';
import { PageOutlet } from './PageOutlet';
import { RequireSession } from './RequireSession';
import { RouteFailure } from './RouteFailure';
import { RouteLoading } from './RouteLoading';

/** Every route of the app; each page is a chunk of its own. Specification 1, section 2. */
export const appRoutes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <RouteFailure />,
    children: [
      {
        element: <PageOutlet />,
        errorElement: <RouteFailure />,
        // Stands for the page alone, so that navbar and footer are there from the start.
        hydrateFallbackElement: <RouteLoading />,
        children: [
          {
            path: routes.landing.pattern,
            lazy: async () => ({ Component: (await import('@/pages/landing')).LandingPage }),
          },
          { path: routes.jobs.pattern, lazy: async () => ({ Component: (await import('@/pages/jobs')).JobsPage }) },
          { path: routes.job.pattern, lazy: async () => ({ Component: (await import('@/pages/job')).JobPage }) },
          { path: routes.login.pattern, lazy: async () => ({ Component: (await import('@/pages/login')).LoginPage }) },
          {
            path: routes.forgotPassword.pattern,
            lazy: async () => ({ Component: (await import('@/pages/forgot-password')).ForgotPasswordPage }),
          },
          {
            path: routes.resetPassword.pattern,
            lazy: async () => ({ Component: (await import('@/pages/reset-password')).ResetPasswordPage }),
          },
          {
            path: routes.verify.pattern,
            lazy: async () => ({ Component: (await import('@/pages/verify')).VerifyPage }),
          },
          { path: routes.terms.pattern, lazy: async () => ({ Component: (await import('@/pages/terms')).TermsPage }) },
          {
            element: <RequireSession />,
            children: [
              {
                path: routes.profile.pattern,
                lazy: async () => ({ Component: (await import('@/pages/profile')).ProfilePage }),
              },
              {
                path: routes.application.pattern,
                lazy: async () => ({ Component: (await import('@/pages/application')).ApplicationPage }),
              },
            ],
          },
          { path: '*', element: <Navigate to={routes.landing.to()} replace /> },
        ],
      },
    ],
  },
];

/** The router of the running app, on the browser's own history. */
export const createAppRouter = () => createBrowserRouter(appRoutes);
