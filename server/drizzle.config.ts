import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/schema.ts', './src/db/profile-schema.ts', './src/db/request-schema.ts'],
  out: './drizzle',
});
