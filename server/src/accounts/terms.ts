/** The version of the terms that a sign-up accepts: the day since when they hold, which the page of the terms shows. */
export const TERMS_VERSION = '2026-11-24';
