/** The terms and the help page name screens and buttons as these are called. Specification 4, section 6. */
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDetailDto } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { AppRoutes } from './AppRoutes';

const JOB = '/jobs/staf-gudang';

/**
 * The promises by their names in the terms' texts: where the terms lead, where the screen is, what it is called, and
 * which text that is.
 */
const PROMISES = [
  [
    'forgottenPassword',
    '/forgot-password',
    '/forgot-password',
    'heading',
    'Lupa Password',
    'pages/forgot-password',
    'title',
  ],
  ['password', '/akun', '/akun', 'heading', 'Password', 'features/account-settings/change-password', 'title'],
  ['email', '/akun', '/akun', 'heading', 'Email', 'features/account-settings/change-email', 'title'],
  ['devices', '/akun', '/akun', 'heading', 'Perangkat yang masuk', 'features/account-settings/end-sessions', 'title'],
  ['preview', '/jobs', JOB, 'button', 'Yang dilihat perusahaan', 'features/preview-application', 'title'],
  ['report', '/jobs', JOB, 'button', 'Laporkan lowongan', 'features/report-job', 'report'],
  ['correct', '/profile', '/profile', 'heading', 'Informasi Pribadi', 'pages/profile', 'personalInformation'],
  ['copy', '/akun', '/akun', 'heading', 'Unduh data saya', 'features/account-settings/export-data', 'title'],
  [
    'recipients',
    '/akun',
    '/akun',
    'heading',
    'Siapa yang menerima data saya',
    'features/account-settings/disclosures',
    'title',
  ],
  ['deletion', '/akun', '/akun', 'heading', 'Hapus akun', 'features/account-settings/delete-account', 'title'],
] as const;

interface TermsTexts {
  promises: Record<string, { text: string; screen: string }>;
}

/** The texts of a slice, as its file has them. */
const textsIn = (slice: string, file: 'texts' | 'texts.en'): Record<string, unknown> => {
  const found = jest.requireActual<Record<string, Record<string, unknown>>>(path.join(__dirname, '../..', slice, file));
  return found[file === 'texts' ? 'texts' : 'english'] ?? {};
};

const terms = textsIn('pages/terms', 'texts') as unknown as TermsTexts;
const englishTerms = textsIn('pages/terms', 'texts.en') as unknown as TermsTexts;

/** Renders the app with a signed-in candidate. */
const openApp = (path: string) => renderApp(<AppRoutes />, { path, pattern: '*', preloaded: signedInState() });

beforeEach(() => {
  givenCapabilities('account', 'jobReports', 'privacy');
  given('get', 'candidate/:list/', []);
  given('get', 'candidate/skill/', { skill: [] });
  given('get', 'candidate/profile/', makeProfileDto());
  given('get', 'candidate/deletion/', null);
  given('get', 'candidate/change-email/', null);
  given('get', 'master/:list/', []);
  given('get', 'job/list/', []);
  given('get', 'job/by-slug/staf-gudang/', makeJobDetailDto());
  given('get', 'job-application/application-status/', []);
});

it('lists every promise, with the page that it leads to', async () => {
  openApp('/terms');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1, name: 'Syarat dan Ketentuan' });
  const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(PROMISES.map(([, to, , , name]) => [name, to]));
  expect(Object.keys(terms.promises)).toEqual(PROMISES.map(([promise]) => promise));
});

it.each(PROMISES)('keeps the promise %s: from %s on, %s has the %s “%s”', async (promise, _to, address, role, name) => {
  expect(terms.promises[promise]?.screen).toBe(name);
  openApp(address);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole(role, { name }, { timeout: 8_000 })).toBeVisible();
});

it.each(PROMISES)('names the screen of %s in English as it is called', (promise, ...rest) => {
  const [slice, key] = [rest[4], rest[5]];
  expect(englishTerms.promises[promise]?.screen).toBe(textsIn(slice, 'texts.en')[key]);
});

it.each([
  ['features/sign-up', 'submit'],
  ['features/sign-in', 'resendActivation'],
  ['features/verify-account', 'resendActivation'],
  ['features/forgot-password', 'title'],
  ['features/apply-job', 'apply'],
  ['features/preview-application', 'title'],
  ['pages/application', 'title'],
  ['entities/application', 'more'],
  ['features/withdraw-application', 'withdraw'],
  ['widgets/job-signals', 'title'],
  ['features/report-job', 'report'],
  ['features/preferences/data-saver', 'label'],
  ['widgets/navbar', 'accountSettings'],
  ['pages/account', 'title'],
  ['features/account-settings/export-data', 'title'],
  ['features/account-settings/disclosures', 'title'],
  ['features/account-settings/delete-account', 'open'],
])('the help page names what %s calls %s', (slice, key) => {
  for (const file of ['texts', 'texts.en'] as const) {
    expect(JSON.stringify(textsIn('pages/help', file))).toContain(`“${String(textsIn(slice, file)[key])}”`);
  }
});
