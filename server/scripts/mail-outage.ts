/**
 * Signs candidates up while the mail server is away, while it does not reply and the server is killed, and on two servers
 * that share a database: every mail must arrive, once, and what follows must not wait for it.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { mailServer } from '../test/mail-server';
import { expectOnce } from './expect-mails';
import { report, runResilienceTest, withStorages } from './run-resilience-test';
import { startServer, type ServerProcess } from './server-process';
import { everyStorage, type Storage } from './storage';
import { register, sendAll } from './writes';

const MAIL_ENVIRONMENT = { LOG_LEVEL: 'fatal' };

const SIGN_UPS = 20;

const addresses = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name}.${i}@example.com`);

async function signUp({ address }: ServerProcess, emails: readonly string[]): Promise<void> {
  const writes = emails.map(register);
  await sendAll(writes, address);
  assert.ok(
    writes.every(({ acknowledged }) => acknowledged),
    'every sign-up is acknowledged',
  );
}

async function outage(storage: Storage): Promise<void> {
  const mails = await mailServer({ connect: null });
  const environment = { ...storage.environment, ...MAIL_ENVIRONMENT, SMTP_URL: mails.url };
  const killed = await startServer(environment);
  const emails = addresses('mati', 3);
  await signUp(killed, emails);
  while (mails.connections < emails.length) await wait(20);
  await killed.end('SIGKILL');
  mails.replies = {};
  const next = await startServer(environment);
  const afterKill = await expectOnce(mails, emails);

  mails.taken.length = 0;
  mails.replies = { MAIL: '451 try later' };
  const [late = ''] = addresses('nanti', 1);
  const before = mails.connections;
  await signUp(next, [late]);
  while (mails.connections === before) await wait(20);
  // Long enough for it to have been refused.
  await wait(2_000);
  mails.replies = {};
  const afterRefusal = await expectOnce(mails, [late]);

  mails.replies = { connect: null };
  const connections = mails.connections;
  await signUp(next, addresses('macet', 1));
  while (mails.connections === connections) await wait(20);
  const started = performance.now();
  assert.equal(await next.end('SIGTERM'), 0);
  const ended = Math.round(performance.now() - started);
  assert.ok(ended < 10_000, `it ended after ${ended} ms`);
  await mails.close();
  report(
    `mail-outage, ${storage.name}: ${emails.length} mails of a killed server arrived once, ${afterKill} s after the next start; ` +
      `a mail refused with 451 after ${afterRefusal} s; ended in ${ended} ms while a mail hung`,
  );
}

async function twoServers(storage: Storage): Promise<void> {
  const mails = await mailServer();
  const environment = { ...storage.environment, ...MAIL_ENVIRONMENT, SMTP_URL: mails.url };
  const servers = await Promise.all([startServer(environment), startServer(environment)]);
  const emails = servers.map((_, i) => addresses(`bersama.${i}`, SIGN_UPS));
  await Promise.all(servers.map((server, i) => signUp(server, emails[i] ?? [])));
  const seconds = await expectOnce(mails, emails.flat());
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await mails.close();
  report(`mail-outage, ${storage.name}: ${emails.flat().length} mails of two servers arrived once, in ${seconds} s`);
}

runResilienceTest(async () => {
  const shared = (await everyStorage()).filter(({ name }) => name === 'PostgreSQL');
  await Promise.all([withStorages(await everyStorage(), outage), withStorages(shared, twoServers)]);
});
