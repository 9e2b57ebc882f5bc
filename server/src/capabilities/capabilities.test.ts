import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { contractCalls } from '../../test/contract-calls';
import { CAPABILITIES, withCapabilities } from './capabilities';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const get = (headers: Record<string, string> = {}) => test.app.inject({ url: '/api/v1/capabilities/', headers });

it('is the object itself, public and cacheable', async () => {
  const response = await get();
  expect(response.statusCode).toBe(200);
  expectContract('getCapabilities', response);
  expect(response.json()).toEqual({ version: 1, features: { ...CAPABILITIES.features } });
  expect(response.headers['cache-control']).toMatch(/^public, max-age=\d+/);
});

it('says where accounts are hidden, in the call and in the pages', async () => {
  const hidden = await testApp({ HIDE_ACCOUNTS: 'true' }, {}, { db: test.db, close: async () => undefined });
  const response = await hidden.app.inject({ url: '/api/v1/capabilities/' });
  expect(response.json()).toEqual({ version: 1, features: { ...CAPABILITIES.features, hiddenAccounts: 1 } });
  expect(withCapabilities('<script id="state">{"capabilities":null}</script>', hidden.config)).toContain(response.body);
  expect(response.headers.etag).not.toBe((await get()).headers.etag);
  await hidden.close();
});

it('responds with 304 and no body to a caller that has it', async () => {
  const { headers } = await get();
  const again = await get({ 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

/** The call that each feature represents: what is named must be there. */
const CALLS: Record<keyof typeof CAPABILITIES.features, string> = {
  account: '/candidate/session/',
  accountPhone: '/candidate/change-phone/',
  adCheck: '/job/check/',
  answers: '/job/by-slug/{slug}/',
  applicationEvents: '/job-application/{id}/events/',
  applicationPreview: '/job-application/preview/',
  applicationWithdraw: '/job-application/{id}/withdraw/',
  bookmarks: '/candidate/bookmark/',
  commonPasswords: '/candidate/register/',
  cvOptions: '/candidate/generate-cv/',
  jobDemand: '/job/demand/',
  jobReports: '/job/report/',
  jobSearch: '/job/search/',
  jobSignals: '/job/by-slug/{slug}/',
  mailedLinks: '/candidate/mailed-link/',
  matches: '/job/match/',
  matchOrder: '/job/search/',
  notifications: '/candidate/notification/',
  privacy: '/candidate/export/',
  publicJobs: '/job/public/{slug}/',
  savedSearches: '/candidate/saved-search/',
  searchPlace: '/job/search/',
  webPush: '/candidate/push/',
};

it.each(Object.entries(CALLS))('names %s, whose call the contract has', (_name, path) => {
  expect(contractCalls().map((call) => call.path)).toContain(path);
});

describe('a page', () => {
  it('carries the object in the state that the build has written into it', () => {
    const html = withCapabilities(
      '<!doctype html><html><body><script type="application/json" id="state">{"capabilities":null}</script></body></html>',
      test.config,
    );
    const [, json = ''] = /id="state">(.*)<\/script><\/body>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ capabilities: CAPABILITIES });
  });

  it('says without scripts what this provider has, and nothing of what it has not', () => {
    const ofProvider = '<noscript hidden="" data-capability="privacy">Unduh</noscript>';
    const ofAnother = '<noscript hidden="" data-capability="toString">Lain</noscript>';
    const html = withCapabilities(`<html><head></head><body>${ofProvider}${ofAnother}</body></html>`, test.config);
    expect(html).toContain('<noscript data-capability="privacy">Unduh</noscript>');
    expect(html).toContain(ofAnother);
  });
});
