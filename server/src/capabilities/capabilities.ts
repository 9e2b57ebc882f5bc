import type { Config } from '../config';

/**
 * Capabilities of this provider beside the specified calls, each with its version (specification 4,
 * section 0). A feature is added here in the commit that serves its calls; the app shows no feature that is not here.
 */
export const CAPABILITIES = {
  version: 1,
  features: {
    account: 1,
    accountPhone: 1,
    adCheck: 1,
    answers: 1,
    applicationEvents: 1,
    applicationPreview: 1,
    applicationWithdraw: 1,
    bookmarks: 1,
    commonPasswords: 1,
    cvOptions: 1,
    jobDemand: 1,
    jobReports: 1,
    jobSearch: 1,
    jobSignals: 1,
    mailedLinks: 1,
    matches: 1,
    matchOrder: 1,
    notifications: 1,
    privacy: 1,
    publicJobs: 1,
    savedSearches: 1,
    searchPlace: 1,
    webPush: 1,
  },
} as const;

/**
 * Those of a server with these settings. Where accounts are hidden, the app offers a new activation link to whomever the
 * sign-in refuses, for it cannot know which accounts wait for theirs.
 */
export function capabilitiesOf({ hideAccounts }: Pick<Config, 'hideAccounts'>) {
  const { version, features } = CAPABILITIES;
  return { version, features: { ...features, ...(hideAccounts && { hiddenAccounts: 1 }) } };
}

/** Text without scripts about providers with one feature, hidden for the others; the build writes it. */
const WITHOUT_SCRIPTS = /<noscript\b[^>]*\bdata-capability="(\w+)"[^>]*>/g;

/** The beginning of the state of a page that the build has rendered (`src/app/state/page-state.ts`). */
const WITHOUT_CAPABILITIES = 'id="state">{"capabilities":null';

/**
 * A page of the web app with the capabilities in its state, so that the app makes no call for them, and with what it says of
 * them without scripts.
 */
export function withCapabilities(html: string, config: Pick<Config, 'hideAccounts'>): string {
  const capabilities = capabilitiesOf(config);
  const json = JSON.stringify(capabilities);
  const shown = html.replace(WITHOUT_SCRIPTS, (tag, name: string) =>
    Object.hasOwn(capabilities.features, name) ? tag.replace(/ hidden(="")?/, '') : tag,
  );
  return shown.replace(WITHOUT_CAPABILITIES, () => `id="state">{"capabilities":${json}`);
}
