import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { UNKNOWN_SESSION } from '@/entities/session';
import { providerApi } from '@/shared/api';
import { AppProviders } from '../AppProviders';
import { AppRoutes } from '../router';
import { BUILD_STATE, createPageStore } from '../state';
import type { PageState } from '../state';
import { ColorSchemeScript } from '../theme';
import type { RenderedPage } from './rendered-page';

interface RenderOptions {
  /** Without it, a visitor's page. */
  session?: 'unknown';
  state?: PageState;
}

type Rendered = Pick<RenderedPage, 'markup' | 'script' | 'session' | 'state' | 'styles'>;

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

/** The markup of an element with everything that it waits for, and the styles of the theme and of what it shows. */
export async function render(
  element: ReactNode,
  { session, state = BUILD_STATE }: RenderOptions = {},
): Promise<Rendered> {
  // No browser of the browserslist needs prefixes.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const store = await createPageStore(state, session && { session: UNKNOWN_SESSION });
  let failure: unknown;
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <StrictMode>
        <AppProviders store={store}>{element}</AppProviders>
      </StrictMode>
    </CacheProvider>,
    // Inlines every part, however large: else React would send some later and insert them by scripts in the page.
    { progressiveChunkSize: Infinity, onError: (error) => void (failure ??= error) },
  );
  const markup = await toText(prelude);
  // Else its timers would keep the responses for a quarter of an hour.
  store.dispatch(providerApi.util.resetApiState());
  if (failure !== undefined) throw failure;
  const script = renderToStaticMarkup(<ColorSchemeScript />);
  const { html, styles } = extractCriticalToChunks(markup);
  const rules = styles.flatMap(({ key, css }) => (key === 'css' ? css : [])).join('');
  // A spinner that the page replaced leaves its animations behind.
  const used = styles.filter(({ ids }) => ids.every((id) => !id.startsWith('animation-') || rules.includes(id)));
  return {
    markup,
    script,
    state,
    ...(session && { session }),
    styles: constructStyleTagsFromChunks({ html, styles: used }),
  };
}

/** The app at an address. */
export const renderAt = (address: string, options?: RenderOptions): Promise<Rendered> =>
  render(
    <StaticRouter location={address}>
      <AppRoutes />
    </StaticRouter>,
    options,
  );
