import { Route, Routes, StaticRouter } from 'react-router-dom';
import { MissingJobPage } from '@/pages/public-job';
import { routes } from '@/shared/config';
import type { ReactNode } from 'react';
import { AppLayout } from '../router/AppLayout';
import { Shell } from './Shell';
import { render, renderAt } from './render';
import type { RenderedPage } from './rendered-page';

/** `query`: what is shown depends on the address's query, so that the page is for an address without one alone. */
const PAGES = [
  { route: 'landing', path: routes.landing.to(), query: false },
  { route: 'jobs', path: routes.jobs.to(), query: true },
  { route: 'login', path: routes.login.to(), query: false },
  { route: 'forgotPassword', path: routes.forgotPassword.to(), query: false },
  { route: 'checkAd', path: routes.checkAd.to(), query: false },
  { route: 'terms', path: routes.terms.to(), query: false },
  { route: 'help', path: routes.help.to(), query: false },
] as const;

/** Of these the beginning is the same for everybody who is signed in. */
const PRIVATE_PAGES = [
  { route: 'profile', path: routes.profile.to() },
  { route: 'application', path: routes.application.to() },
  { route: 'news', path: routes.news.to() },
  { route: 'account', path: routes.account.to() },
] as const;

/** An element in the place of the page of an address. */
const pageAt = (path: string, element: ReactNode) => (
  <StaticRouter location={path}>
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="*" element={element} />
      </Route>
    </Routes>
  </StaticRouter>
);

/**
 * Renders the pages that need no candidate's data, as a visitor sees them first, and the private pages, as somebody who is signed in
 * sees them first.
 */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [
    { route: null, path: null, file: 'shell.html', query: false, ...(await render(<Shell />)) },
  ];
  for (const page of PAGES) pages.push({ ...page, ...(await renderAt(page.path)) });
  for (const page of PRIVATE_PAGES) {
    pages.push({ ...page, query: false, ...(await renderAt(page.path, { session: 'unknown' })) });
  }
  // For every address and reader: the app draws them again.
  const missing = { route: 'publicJob', path: null, query: false, isComplete: true } as const;
  for (const why of ['gone', 'unknown'] as const) {
    const page = await render(pageAt(routes.publicJob.to('a'), <MissingJobPage why={why} />), { session: 'unknown' });
    pages.push({ ...missing, file: `job-${why}.html`, ...page });
  }
  return pages;
}
