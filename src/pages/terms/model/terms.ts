/** Day from which the terms hold, `YYYY-MM-DD`. */
export const TERMS_DATE = '2026-11-01';
