/**
 * Every route of the app: the pattern for the router and the builder for links. Specifications 1 and 4. Without the
 * router, since what fetches early (`app/entry/early.ts`) is there before it.
 */
export const routes = {
  landing: { pattern: '/', to: () => '/' },
  jobs: {
    pattern: '/jobs',
    /** @param search text to search for; empty or missing: all jobs. */
    to: (search?: string) => (search?.trim() ? `/jobs?${new URLSearchParams({ search: search.trim() })}` : '/jobs'),
  },
  job: { pattern: '/jobs/:slug', to: (slug: string) => `/jobs/${encodeURIComponent(slug)}` },
  /** A job as everybody may read it. Specification 4, section 4. */
  publicJob: { pattern: '/lowongan/:slug', to: (slug: string) => `/lowongan/${encodeURIComponent(slug)}` },
  /** Every open job of a company: see `companySlug` of the job entity. */
  company: { pattern: '/perusahaan/:slug', to: (slug: string) => `/perusahaan/${encodeURIComponent(slug)}` },
  login: {
    pattern: '/login',
    /** @param next path of the job to come back to after signing in: see `toJobPath` of `shared/lib/web-address`. */
    to: (next?: string) => (next ? `/login?${new URLSearchParams({ next })}` : '/login'),
  },
  forgotPassword: { pattern: '/forgot-password', to: () => '/forgot-password' },
  resetPassword: {
    pattern: '/reset-password/:uidb64/:token',
    to: (uidb64: string, token: string) => `/reset-password/${encodeURIComponent(uidb64)}/${encodeURIComponent(token)}`,
  },
  verify: { pattern: '/verify', to: () => '/verify' },
  profile: { pattern: '/profile', to: () => '/profile' },
  application: { pattern: '/application', to: () => '/application' },
  /** Specification 4, section 9. */
  news: { pattern: '/kabar', to: () => '/kabar' },
  /** Target of the manifest's share target: see `src/app/public/manifest.webmanifest`. */
  sharedLink: { pattern: '/bagikan', to: () => '/bagikan' },
  /** Specification 4, section 14. */
  checkAd: { pattern: '/periksa', to: () => '/periksa' },
  terms: { pattern: '/terms', to: () => '/terms' },
  help: { pattern: '/bantuan', to: () => '/bantuan' },
  /** Specification 4, section 6. */
  account: { pattern: '/akun', to: () => '/akun' },
  /** The mailed links of a change of the e-mail address: see `pages/email-link`. */
  emailLink: { pattern: '/akun/:link', to: (link: string) => `/akun/${link}` },
} as const;

/** The name of a page; its folder in `src/pages` is called the same, in kebab case. */
export type RouteName = keyof typeof routes;

/** Id of the similar jobs on a job's page, for links. */
export const SIMILAR_JOBS = 'lowongan-serupa';
