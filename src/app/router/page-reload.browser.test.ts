import { HttpResponse, http } from 'msw';
import { server } from '@test/server';
import { reloadWhenReachable } from './page-reload';

/** jsdom cannot reload, and says so here. */
let reloads: jest.SpyInstance;
beforeEach(() => {
  reloads = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => reloads.mockRestore());

it('reloads when the page can be had', async () => {
  server.use(http.get('*/', () => HttpResponse.html('<!doctype html>')));
  await expect(reloadWhenReachable()).resolves.toBe(true);
  expect(reloads).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('navigation') }));
});

it.each([
  ['there is no connection', () => HttpResponse.error()],
  ['the server is down', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
])('leaves the app as it is when %s', async (_why, response) => {
  server.use(http.get('*/', response));
  await expect(reloadWhenReachable()).resolves.toBe(false);
  expect(reloads).not.toHaveBeenCalled();
});
