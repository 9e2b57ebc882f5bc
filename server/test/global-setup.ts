import { databaseTemplate } from './database-template';
import { createPostgresTemplate } from './postgres-database';

/** Makes the migrated databases that test files start from, once for the whole run. */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_DATABASE_TEMPLATE = await databaseTemplate();
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) process.env.TEST_POSTGRES_TEMPLATE = await createPostgresTemplate(serverUrl);
}
