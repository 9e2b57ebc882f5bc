/** Where the provider has the candidate's applications with their steps, relative to `/api/v1/`. */
export const APPLICATIONS_PATH = 'job-application/application-status/';
