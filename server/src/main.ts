/** Starts the reference provider: settings, database, demo data, web server; ends it on SIGTERM and SIGINT. */
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app';
import { readConfig, type Config } from './config';
import { openDatabase, type Db } from './db/client';
import { makeFolderPrivate, makeNewFilesPrivate } from './db/private-folder';
import { fillSearchColumns } from './jobs/search';
import { enqueueSignals } from './jobs/signals/refresh-signals';
import { createMailer, outboxFolder } from './mail/create-mailer';
import { DEMO_CANDIDATE, seedDemoCandidate } from './seed/demo-candidate';
import { eraseRestored } from './accounts/deletion/erase-candidate';
import { seedDemo, seedMasters } from './seed/seed';
import { explainStartFailure, listenFailure } from './start-failure';

/** How long requests that are running may take to end, in milliseconds. */
const SHUTDOWN_MS = 10_000;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function fill(db: Db, { seedDemo: withDemo }: Config): Promise<void> {
  await fillSearchColumns(db);
  await enqueueSignals(db, new Date());
  await seedMasters(db);
  if (!withDemo) return;
  await seedDemo(db);
  await seedDemoCandidate(db);
}

function printStart(config: Config, address: string): void {
  print(`Titian: ${config.appUrl} (listening on ${address})`);
  if (config.seedDemo) print(`Demo candidate: ${DEMO_CANDIDATE.email} / ${DEMO_CANDIDATE.password}`);
  print(config.smtpUrl ? 'Mail: sent through SMTP_URL' : `Mail: written to ${outboxFolder(config)}`);
}

function endOnSignals({ drainSeconds }: Config, end: () => Promise<void>): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), drainSeconds * 1000 + SHUTDOWN_MS).unref();
    end().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function start(): Promise<void> {
  makeNewFilesPrivate();
  const config = readConfig(process.env);
  await makeFolderPrivate(config.dataDir);
  const { db, readDb, close, connections } = await openDatabase(config);
  try {
    const mailer = createMailer(config, print);
    await eraseRestored({ db, config, now: () => new Date(), mailer });
    await fill(db, config);
    const app = await buildApp(
      { db, readDb, config, mailer, now: () => new Date(), connections },
      { dist: config.webDir },
    );
    endOnSignals(config, async () => {
      app.startDraining();
      await wait(config.drainSeconds * 1000);
      await app.close().finally(close);
    });
    // Fastify logs its address as JSON when it starts to listen, which `printStart` says in words.
    app.log.level = 'warn';
    const address = await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenFailure(config, error);
    });
    app.log.level = config.logLevel;
    printStart(config, address);
  } catch (error) {
    await close();
    throw error;
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});
