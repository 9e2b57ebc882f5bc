/** Where the provider has every vacancy, relative to `/api/v1/`. */
export const JOBS_PATH = 'job/list/';

/** Where the provider has one vacancy, relative to `/api/v1/`. */
export const jobPath = (slug: string): string => `job/by-slug/${encodeURIComponent(slug)}/`;
