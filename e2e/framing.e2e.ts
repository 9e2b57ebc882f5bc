import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/journey';

/** A site of somebody else, on another port, that shows ours in a frame. */
async function serveFrame(address: string) {
  const page = `<!doctype html><title>Situs lain</title><iframe src="${address}" width="800" height="600"></iframe>`;
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

const address = '/login';

test('no other site shows the app in a frame', async ({ page, baseURL, traffic }) => {
  const site = await serveFrame(`${baseURL}${address}`);
  traffic.allowOrigin(site.url);
  try {
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(address));
    await page.goto(site.url);
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  } finally {
    site.close();
  }
});
