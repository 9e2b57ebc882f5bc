import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../src/app-deps';
import { buildApp, type AppOptions } from '../src/app';
import { readConfig, type Config } from '../src/config';
import type { Db, OpenDatabase } from '../src/db/client';
import type { Mail } from '../src/mail/mailer';
import { testDatabase } from './test-database';

/** The server of a test, with what the test can inspect and control. */
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  config: Config;
  /** Mails handed over so far, oldest first; `mailFailure` makes the next ones fail. */
  mailbox: Mail[];
  mailFailure: Error | null;
  /** Log lines so far. */
  logs: string[];
  /** Sets the server's clock forward. */
  advance(milliseconds: number): void;
  /** Sets the clock right again, and forgets mails and log lines: for tests that share a server. */
  reset(): void;
  close(): Promise<void>;
}

/**
 * A server on a data folder of its own, and on a database of its own unless the file opens one for all of its servers.
 * `environment` holds settings as `readConfig` reads them; `maxAge` is 0 where it is left out: a test sees its changes at
 * once. A busy machine is no reason to fail: no call is refused for it.
 */
export async function testApp(
  environment: NodeJS.ProcessEnv = {},
  { pushNetwork, maxAge = 0, ...options }: AppOptions & Pick<AppDeps, 'pushNetwork' | 'maxAge'> = {},
  database?: OpenDatabase,
): Promise<TestApp> {
  const { db, close } = database ? { db: database.db, close: () => undefined } : await testDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'titian-'));
  const config = readConfig({
    APP_URL: 'http://titian.test',
    DATA_DIR: dataDir,
    ...environment,
  });
  let ahead = 0;
  const test: Omit<TestApp, 'app'> = {
    db,
    config,
    mailbox: [],
    mailFailure: null,
    logs: [],
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    reset: () => {
      ahead = 0;
      test.mailFailure = null;
      test.mailbox.length = 0;
      test.logs.length = 0;
    },
    close: async () => {
      await app.close();
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
  const mailer = {
    send: async (mail: Mail) => {
      if (test.mailFailure) throw test.mailFailure;
      test.mailbox.push(mail);
    },
  };
  const now = () => new Date(Date.now() + ahead);
  const logStream = { write: (line: string) => void test.logs.push(line) };
  // Without a build, unless the test names one: a test has the same result before and after `npm run build`.
  const dist = path.join(dataDir, 'no-build');
  const app = await buildApp(
    { db, config, mailer, now, pushNetwork, maxDelay: 0, maxAge },
    { logStream, dist, ...options },
  );
  return Object.assign(test, { app });
}
