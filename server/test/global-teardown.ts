import { dropPostgresDatabase } from './postgres-database';

/** Leaves the PostgreSQL server of the tests as it was found. */
export default async function globalTeardown(): Promise<void> {
  const { TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE } = process.env;
  if (TEST_DATABASE_URL && TEST_POSTGRES_TEMPLATE)
    await dropPostgresDatabase(TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE);
}
