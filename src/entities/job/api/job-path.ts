/** Where the provider has every vacancy, relative to `/api/v1/`. */
export const JOBS_PATH = 'job/list/';

/** Where the provider searches the vacancies, relative to `/api/v1/`. */
export const SEARCH_PATH = 'job/search/';

/** Where the provider has one vacancy, relative to `/api/v1/`. */
export const jobPath = (slug: string): string => `job/by-slug/${encodeURIComponent(slug)}/`;

/** Where the provider has one vacancy for everybody. Specification 4, section 4. */
export const publicJobPath = (slug: string): string => `job/public/${encodeURIComponent(slug)}/`;
