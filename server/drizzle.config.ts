import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'schema',
    'profile-schema',
    'request-schema',
    'report-schema',
    'bookmark-schema',
    'saved-search-schema',
    'notification-schema',
    'privacy-schema',
    'push-schema',
    'data-version-schema',
  ].map((name) => `./src/db/${name}.ts`),
  out: './drizzle',
});
