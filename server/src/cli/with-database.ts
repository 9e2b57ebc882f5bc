import { readConfig, type Config } from '../config';
import type { Db } from '../db/client';
import type { CommandIo } from './command-io';

/**
 * Opens the configured database for a task and closes it afterwards. Throws ConfigError for a wrong setting and
 * DatabaseInUseError when the server has the embedded database open.
 */
export async function withDatabase<T>(io: CommandIo, task: (db: Db, config: Config) => Promise<T>): Promise<T> {
  const config = readConfig(io.environment);
  const { db, close } = await io.openDatabase(config);
  try {
    return await task(db, config);
  } finally {
    await close();
  }
}
