/**
 * A process of its own for `api.ts` and `pages.ts`: the provider on DATABASE_URL, filled with invented jobs, and a second
 * server with one bare route that responds with a text as long as a page of jobs. Sends their addresses and runs until it is
 * stopped.
 */
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { buildApp } from '../server/src/app';
import { readConfig } from '../server/src/config';
import { openDatabase } from '../server/src/db/client';
import { fillJobs } from './fill-jobs';

/** How often a job changes, in milliseconds: then nothing that the server keeps is true any more. */
const CHANGE_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig({ ...process.env, LOG_LEVEL: 'warn', PORT: '0' });
  const { db } = await openDatabase(config);
  await fillJobs(db, Number(process.env.JOBS));
  const mailer = { send: async () => undefined };
  const app = await buildApp({ db, config, mailer, now: () => new Date() }, { dist: config.webDir });
  const api = await app.listen({ port: 0, host: '127.0.0.1' });

  const page = (await app.inject('/api/v1/job/search/?page=1')).body;
  const bareApp = Fastify();
  bareApp.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(page));
  const bare = await bareApp.listen({ port: 0, host: '127.0.0.1' });

  setInterval(() => {
    void db.execute(sql`update jobs set min_salary = coalesce(min_salary, 0) + 1 where slug = 'lowongan-1'`);
  }, CHANGE_MS);
  process.send?.({ api, bare });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
