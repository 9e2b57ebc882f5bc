/** Where the provider has every vacancy, relative to `/api/v1/`. */
export const JOBS_PATH = 'job/list/';

/** Requests as `<link rel="preload" crossorigin>` does, so that the browser can use its response (`app/startup/boot.ts`). */
export const PRELOADABLE = { credentials: 'same-origin' } as const;

/** Where the provider has one vacancy, relative to `/api/v1/`. */
export const jobPath = (slug: string): string => `job/by-slug/${encodeURIComponent(slug)}/`;

/** Where the provider has one vacancy for everybody. Specification 4, section 4. */
export const publicJobPath = (slug: string): string => `job/public/${encodeURIComponent(slug)}/`;
