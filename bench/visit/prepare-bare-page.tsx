import path from 'node:path';
import { renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { build } from 'esbuild';
import { BarePage } from './bare-page';

/**
 * The least that a page of React and Material UI can be: one button, rendered with its styles and hydrated, as the pages of
 * the build are. Returns its document, which names `/floor-bare.js`, and that script.
 */
export async function prepareBarePage(): Promise<{ html: string; script: string }> {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const markup = renderToString(
    <CacheProvider value={cache}>
      <BarePage />
    </CacheProvider>,
  );
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(markup));
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'bare-page.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const html = `<!doctype html>
<html lang="id">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bare page</title>
${styles}
<div id="root">${markup}</div>
<script defer src="/floor-bare.js"></script>
</html>`;
  return { html, script: outputFiles[0]?.text ?? '' };
}
