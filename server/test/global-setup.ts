import { databaseTemplate } from './database-template';

/** Makes the migrated database that test files start from, once for the whole run. */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_DATABASE_TEMPLATE = await databaseTemplate();
}
