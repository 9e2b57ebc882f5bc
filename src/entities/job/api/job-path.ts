/** Where the provider has one vacancy, relative to `/api/v1/`. */
export const jobPath = (slug: string): string => `job/by-slug/${encodeURIComponent(slug)}/`;
