/**
 * Renders the pages that need nobody's data, as a visitor sees them first, and what those who are signed in see of
 * theirs until the app runs. A program of its own, which the build runs (`scripts/rendered-pages.ts`); writes a list of
 * `RenderedPage` to its output, as JSON.
 */
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { JobPlaceholder } from '@/pages/job';
import { PublicJobTemplate } from '@/pages/public-job';
import { routes } from '@/shared/config';
import { DEFAULT_IMAGES } from '@/shared/ui/media';
import { AppProviders } from '../../AppProviders';
import { AppRoutes } from '../../router';
import { AppLayout } from '../../router/AppLayout';
import { createAppStore } from '../../state';
import { ColorSchemeScript } from '../../theme';
import { Shell } from './Shell';
import { jobListUrl } from './job-list-url';
import type { RenderedPage } from './rendered-page';

/** `query`: what is shown depends on the address's query, so that the page is for an address without one alone. */
const PAGES = [
  { route: 'landing', path: routes.landing.to(), query: false },
  { route: 'jobs', path: routes.jobs.to(), query: true, preload: jobListUrl() },
  { route: 'login', path: routes.login.to(), query: false },
  { route: 'forgotPassword', path: routes.forgotPassword.to(), query: false },
  { route: 'terms', path: routes.terms.to(), query: false },
  { route: 'help', path: routes.help.to(), query: false },
] as const;

/** Of these the frame is the same for everybody who is signed in. */
const PLACEHOLDERS = [
  { route: 'profile', path: routes.profile.to() },
  { route: 'application', path: routes.application.to() },
] as const;

/** Somebody, of whom nothing is shown: the name keeps the room of one, in a button that cannot be seen. */
const SOMEBODY = { current: { token: '', name: 'Nama Anda sedang dimuat', image: null, userId: null }, expired: false };

/** An image that a server fills in (Mustache), or what takes the place of a missing one. */
const image = (name: 'banner' | 'logo') =>
  `{{#job.${name}}}{{job.${name}}}{{/job.${name}}}{{^job.${name}}}${DEFAULT_IMAGES[name]}{{/job.${name}}}`;

const JOB_PLACEHOLDER = (
  <JobPlaceholder company="{{job.company}}" title="{{job.title}}" banner={image('banner')} logo={image('logo')} />
);

const PUBLIC_JOB_TEMPLATE = <PublicJobTemplate banner={image('banner')} logo={image('logo')} />;

async function toText(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  const collect = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    stream.pipe(collect).on('finish', resolve).on('error', reject);
  });
  return Buffer.concat(chunks).toString('utf8');
}

type Rendered = Pick<RenderedPage, 'markup' | 'script' | 'styles'>;

/** The markup of an element with everything that it waits for, and the styles of the theme and of what it shows. */
async function render(element: ReactNode, session?: typeof SOMEBODY): Promise<Rendered> {
  // No browser of the browserslist needs prefixes.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const store = createAppStore(session && { session });
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <StrictMode>
        <AppProviders store={store}>{element}</AppProviders>
      </StrictMode>
    </CacheProvider>,
    // Every part in its place, however large: else some would come later, put there by scripts in the page.
    { progressiveChunkSize: Infinity, onError: (error) => void (failure ??= error) },
  );
  const markup = await toText(prelude);
  if (failure !== undefined) throw failure;
  const script = renderToStaticMarkup(<ColorSchemeScript />);
  return { markup, script, styles: constructStyleTagsFromChunks(extractCriticalToChunks(markup)) };
}

const appAt = (path: string) => (
  <StaticRouter location={path}>
    <AppRoutes />
  </StaticRouter>
);

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

async function main(): Promise<void> {
  const pages: RenderedPage[] = [
    { route: null, path: null, file: 'shell.html', query: false, ...(await render(<Shell />)) },
  ];
  for (const page of PAGES) pages.push({ ...page, ...(await render(appAt(page.path))) });
  const placeholder = { query: false, placeholder: 'candidates' } as const;
  for (const page of PLACEHOLDERS) {
    pages.push({ ...page, ...placeholder, ...(await render(appAt(page.path), SOMEBODY)) });
  }
  const job = await render(pageAt(routes.job.to('a'), JOB_PLACEHOLDER), SOMEBODY);
  pages.push({ route: 'job', path: null, file: 'job.html', ...placeholder, ...job });
  const publicJob = await render(pageAt(routes.publicJob.to('a'), PUBLIC_JOB_TEMPLATE));
  const forAll = { query: false, placeholder: 'everybody' } as const;
  pages.push({ route: 'publicJob', path: null, file: 'public-job.html', ...forAll, ...publicJob });
  process.stdout.write(JSON.stringify(pages));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
