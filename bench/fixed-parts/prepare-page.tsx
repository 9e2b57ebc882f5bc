import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { build } from 'esbuild';
import { FixedParts } from './page';

const ServerRouter = ({ children }: { children: ReactNode }) => <StaticRouter location="/">{children}</StaticRouter>;

/**
 * A page of the fixed packages alone, rendered with its styles and hydrated: the yardstick for processor time. Returns its
 * document, which names `/fixed-parts.js`, and that script.
 */
export async function prepareFixedParts(): Promise<{ html: string; script: string }> {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const markup = renderToString(
    <CacheProvider value={cache}>
      <FixedParts Router={ServerRouter} />
    </CacheProvider>,
  );
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(markup));
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'page.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const html = `<!doctype html>
<html lang="id">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fixed parts</title>
${styles}
<div id="root">${markup}</div>
<script defer src="/fixed-parts.js"></script>
</html>`;
  return { html, script: outputFiles[0]?.text ?? '' };
}
