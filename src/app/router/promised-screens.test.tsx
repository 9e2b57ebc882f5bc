import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { givenCapabilities } from '@test/capabilities';
import { makeJobDetailDto } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { renderApp, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { AppRoutes } from './AppRoutes';

/** The terms and the help page name screens and buttons as these are called. Specification 4, section 6. */
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

it.each([...new Set(PROMISES.map(([, , address]) => address))])('has on %s what is promised of it', async (address) => {
  openApp(address);
  const main = within(await screen.findByRole('main'));
  for (const [promise, , place, role, name] of PROMISES) {
    if (place !== address) continue;
    expect(terms.promises[promise]?.screen).toBe(name);
    expect(await main.findByRole(role, { name }, { timeout: 8_000 })).toBeVisible();
  }
});

it('names every screen in English as it is called', () => {
  const named = PROMISES.map(([promise]) => [promise, englishTerms.promises[promise]?.screen]);
  expect(named).toEqual(PROMISES.map(([promise, ...rest]) => [promise, textsIn(rest[4], 'texts.en')[rest[5]]]));
});

it('names on the help page screens and buttons as they are called', () => {
  const named = [
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
    ['features/preferences', 'saveData'],
    ['widgets/navbar', 'accountSettings'],
    ['pages/account', 'title'],
    ['features/account-settings/export-data', 'title'],
    ['features/account-settings/disclosures', 'title'],
    ['features/account-settings/delete-account', 'open'],
  ] as const;
  const wrong = (['texts', 'texts.en'] as const).flatMap((file) => {
    const help = JSON.stringify(textsIn('pages/help', file));
    return named.filter(([slice, key]) => !help.includes(`“${String(textsIn(slice, file)[key])}”`));
  });
  expect(wrong).toEqual([]);
});
