import path from 'node:path';

/** The texts of a slice, as its file has them. */
const textsIn = (slice: string, file: 'texts' | 'texts.en'): Record<string, unknown> => {
  const found = jest.requireActual<Record<string, Record<string, unknown>>>(path.join(__dirname, '../..', slice, file));
  return found[file === 'texts' ? 'texts' : 'english'] ?? {};
};

/** The promises by their names in the texts of the terms, and the text that names the screen or button itself. */
const PROMISES = {
  forgottenPassword: ['pages/forgot-password', 'title'],
  password: ['features/account-settings/change-password', 'title'],
  email: ['features/account-settings/change-email', 'title'],
  devices: ['features/account-settings/end-sessions', 'title'],
  preview: ['features/preview-application', 'title'],
  report: ['features/report-job', 'report'],
  correct: ['pages/profile', 'personalInformation'],
  copy: ['features/account-settings/export-data', 'title'],
  recipients: ['features/account-settings/disclosures', 'title'],
  deletion: ['features/account-settings/delete-account', 'title'],
} as const;

interface TermsTexts {
  promises?: Record<string, { text: string; screen: string }>;
}

/** The terms and the help page name screens and buttons as these are called. Specification 4, section 6. */
it.each(['texts', 'texts.en'] as const)('names every promised screen in the terms as it is called: %s', (file) => {
  const { promises = {} } = textsIn('pages/terms', file) as TermsTexts;
  const named = Object.entries(promises).map(([promise, { screen }]) => [promise, screen]);
  const called = Object.entries(PROMISES).map(([promise, [slice, key]]) => [promise, textsIn(slice, file)[key]]);
  expect(named).toEqual(called);
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
    ['pages/check-ad', 'title'],
    ['pages/check-ad', 'check'],
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
