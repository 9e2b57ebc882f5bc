/**
 * Renders the pages that need nobody's data, as a visitor sees them first. A program of its own, which the build runs
 * (`scripts/rendered-pages.ts`); writes a list of `RenderedPage` to its output, as JSON.
 */
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { routes } from '@/shared/config';
import { AppProviders } from '../AppProviders';
import { AppRoutes } from '../router';
import { createAppStore } from '../state';
import { LookStyles } from '../theme/LookStyles';
import { Shell } from './Shell';
import type { RenderedPage } from './rendered-page';

/** `query`: what is shown depends on the address's query, so that the page fits an address without one alone. */
const PAGES = [
  { path: routes.landing.to(), query: false },
  { path: routes.jobs.to(), query: true },
  { path: routes.login.to(), query: false },
  { path: routes.forgotPassword.to(), query: false },
  { path: routes.terms.to(), query: false },
];

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

/** The markup of an element with everything that it waits for, and the styles of the look and of what it shows. */
async function render(element: ReactNode): Promise<Pick<RenderedPage, 'markup' | 'styles'>> {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const store = createAppStore();
  // By itself: beside the app it would change the ids that React gives within, and they are to be the browser's.
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <LookStyles />
    </CacheProvider>,
  );
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
  return { markup, styles: constructStyleTagsFromChunks(extractCriticalToChunks(markup)) };
}

async function main(): Promise<void> {
  const pages: RenderedPage[] = [{ path: null, query: false, ...(await render(<Shell />)) }];
  for (const page of PAGES) {
    const router = (
      <StaticRouter location={page.path}>
        <AppRoutes />
      </StaticRouter>
    );
    pages.push({ ...page, ...(await render(router)) });
  }
  process.stdout.write(JSON.stringify(pages));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
