/** The server's rules: modules that need no database, below `server/src`; each has its test beside it. */
module.exports = [
  'config',
  'cv/cv-dates',
  'cv/cv-link',
  'cv/to-cv',
  'cv/pdf/printable',
  'cv/pdf/text-lines',
  'http/client-address',
  'http/rate-limits',
  'http/shed-load',
  'import/format-report',
  'jobs/job-status',
  'jobs/slug',
  'masters/content-tag',
  'profile/dates',
  'profile/social-link',
  'reads/answer',
];
