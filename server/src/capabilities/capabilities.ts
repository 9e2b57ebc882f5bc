/**
 * What this provider can do beside the calls of the two documents, each feature with its version (specification 4,
 * section 0). A feature is added here in the commit that serves its calls; the app shows no feature that is not here.
 */
export const CAPABILITIES = {
  version: 1,
  features: {
    account: 1,
    applicationEvents: 1,
    applicationPreview: 1,
    applicationWithdraw: 1,
    jobDemand: 1,
    jobReports: 1,
    jobSearch: 1,
    jobSearchList: 1,
    privacy: 1,
    publicJobs: 1,
  },
} as const;

/** For the pages, which carry the object in a JSON script element, so that the app makes no call for it. */
const SCRIPT = `<script type="application/json" id="capabilities">${JSON.stringify(CAPABILITIES)}</script>`;

/** A page of the web app with the capabilities in its head; one without a head stays as it is. */
export const withCapabilities = (html: string): string => html.replace('</head>', () => `${SCRIPT}</head>`);
