import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const DIST = path.resolve(__dirname, '../..', process.env.WEB_DIR ?? 'dist');

/** The page of the build for an address, as any static host sends it. */
function pageOf(pathname: string): string {
  const page = path.join(DIST, pathname, 'index.html');
  return existsSync(page) ? page : path.join(DIST, 'shell.html');
}

/** Makes the server one that speaks the specification alone, behind a static host: it has no capabilities. */
export async function speakDocumentsAlone(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, path: pageOf(new URL(route.request().url()).pathname) });
    },
  );
  for (const call of ['capabilities/', 'job/public/**', 'job/search/**', 'job/match/**']) {
    await page.route(`**/api/v1/${call}`, (route) => route.fulfill({ status: 404, json: { statusCode: 4004 } }));
  }
}
