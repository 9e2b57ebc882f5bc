/** Variables of the build; see `webpack.config.ts`. */
export const env = {
  /**
   * Origin of the provider without a trailing slash, for example `https://api.example.com`; empty: the page's own
   * origin.
   */
  apiUrl: (process.env.API_URL ?? '').replace(/\/+$/, ''),
  /**
   * Pass phrase of the session cookie. It ships with the app, so it hides the cookie from a glance only.
   */
  sessionCookieSecret: process.env.SESSION_COOKIE_SECRET ?? 'titian-session-v1',
} as const;
