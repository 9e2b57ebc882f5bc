/**
 * Two servers on one PostgreSQL database and one object store behind a proxy, of which one is killed amid writes: no
 * acknowledged write may be lost, writes that are repeated are stored once, and the other server knows the sessions,
 * photos and limits of the one that is gone. Every mail arrives once: those that both sent, and those that one or the other
 * was about to send when it was killed. Then one of the two ends as for a release, and no call may fail. The proxy is nginx
 * with the project's own configuration where it is installed, else one of ours. TEST_DATABASE_URL names a PostgreSQL server.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { mailServer, type MailServer } from '../test/mail-server';
import { OBJECT_STORE_KEY, startObjectStore } from '../test/object-store';
import { expectOnce } from './expect-mails';
import { expectRecordsStored } from './expect-stored';
import { startNginx } from './nginx-proxy';
import { populate, type Population } from './population';
import { report, runResilienceTest } from './run-resilience-test';
import { startServer, type ServerProcess } from './server-process';
import { postgresStorage, type Storage } from './storage';
import { startProxy, type Proxy } from './tcp-proxy';
import { addPortfolio, applyTo, newPicture, register, sendAll, uploadPhoto, type Write } from './writes';

const CANDIDATES = 40;

const SIGN_UPS = 20;

/** Mails that a server sends at once: with more under way, each of the two has some. */
const MAILS_OF_ONE = 5;

/** How long a server that ends still serves, in seconds. */
const DRAIN_SECONDS = 2;

/** Attempts until the limit of an address on sign-ins is sure to be reached. */
const MAX_ATTEMPTS = 200;

async function writesOf({ candidates, jobs }: Population): Promise<Write[]> {
  const photos = candidates.slice(0, 10).map(async (candidate) => uploadPhoto(candidate, await newPicture()));
  return [
    ...candidates.map((candidate) => applyTo(candidate, jobs[0] ?? '')),
    ...candidates.map((candidate) => addPortfolio(candidate, 'karya')),
    ...(await Promise.all(photos)),
  ];
}

async function signInWrongly(address: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${address}/api/v1/candidate/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'bukan.siapa@example.com', password: 'Salah123!' }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Uses up the limit on one server; the other must refuse at once. Gives back after how many attempts it did. */
async function expectSharedLimits(first: string, second: string): Promise<number> {
  let attempts = 0;
  while ((await signInWrongly(first)) !== 429) {
    attempts += 1;
    assert.ok(attempts < MAX_ATTEMPTS, 'sign-ins are limited');
  }
  assert.equal(await signInWrongly(second), 429, 'what one server has counted, the other knows');
  return attempts;
}

/** A limit counts the connection's address, whatever address the client claims to be forwarded for. */
async function expectNoForgedAddress({ name, address }: Proxy): Promise<void> {
  if (name !== 'nginx') return;
  const status = await signInWrongly(address, { 'x-forwarded-for': '203.0.113.9' });
  assert.equal(status, 429, 'a forged X-Forwarded-For evades no limit');
}

/** Ends one server while candidates go on writing and reading through the proxy. Gives back how many calls there were. */
async function expectNoFailureAtAnEnd(
  proxy: Proxy,
  leaving: ServerProcess,
  candidates: Population['candidates'],
): Promise<number> {
  let ended = false;
  const end = leaving.end('SIGTERM').then((code) => {
    ended = true;
    return code;
  });
  let calls = 0;
  const statuses = new Set<number>();
  const goOn = async (candidate: Population['candidates'][number], i: number): Promise<void> => {
    for (let round = 0; !ended; round += 1) {
      const response = await fetch(`${proxy.address}/api/v1/master/location/`);
      await response.arrayBuffer();
      statuses.add(response.status);
      const name = `akhir-${i}-${round}`;
      if (round < 3)
        for (const status of await sendAll([addPortfolio(candidate, name)], proxy.address)) statuses.add(status);
      calls += round < 3 ? 2 : 1;
      await wait(20);
    }
  };
  await Promise.all(candidates.map(goOn));
  assert.equal(await end, 0);
  statuses.delete(200);
  statuses.delete(201);
  assert.deepEqual([...statuses], [], 'no call fails while a server ends');
  return calls;
}

/** A session that one server has ended is ended on the other. */
async function expectSharedSessions(first: string, second: string, { token }: Population['candidates'][number]) {
  const headers = { authorization: `Bearer ${token}` };
  const profileOn = async (address: string) =>
    (await fetch(`${address}/api/v1/candidate/profile/`, { headers })).status;
  assert.deepEqual([await profileOn(first), await profileOn(second)], [200, 200], 'a session holds on both servers');
  const ended = await fetch(`${first}/api/v1/candidate/logout/`, { method: 'POST', headers });
  assert.ok(ended.ok, `signing out responds with ${ended.status}`);
  assert.equal(await profileOn(second), 401, 'a session that has ended on one server has ended on the other');
}

const addresses = (name: string): string[] => Array.from({ length: SIGN_UPS }, (_, i) => `${name}.${i}@example.com`);

async function signUp(emails: readonly string[], address: string): Promise<void> {
  const writes = emails.map(register);
  await sendAll(writes, address);
  assert.ok(
    writes.every(({ acknowledged }) => acknowledged),
    'every sign-up is acknowledged',
  );
}

/** Has both servers send mails, which arrive, and then begin to send some to a mail server that does not reply. */
async function mailFromBoth(mails: MailServer, address: string): Promise<string[]> {
  const before = addresses('bersama');
  await signUp(before, address);
  await expectOnce(mails, before);
  mails.taken.length = 0;
  mails.replies = { connect: null };
  const { connections } = mails;
  const cutOff = addresses('terputus');
  await signUp(cutOff, address);
  while (mails.connections - connections <= MAILS_OF_ONE) await wait(20);
  return cutOff;
}

async function killOneOfTwo(storage: Storage, mediaStore: string): Promise<void> {
  const population = await populate(storage, { candidates: CANDIDATES + 1, jobs: 1 });
  const [leaving, ...candidates] = population.candidates;
  assert.ok(leaving);
  const mails = await mailServer();
  const environment = {
    ...storage.environment,
    ...OBJECT_STORE_KEY,
    MEDIA_STORE: mediaStore,
    TRUST_PROXY: 'loopback',
    SMTP_URL: mails.url,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    LOG_LEVEL: 'fatal',
  };
  // Each has a data folder of its own, as on two machines.
  const [first, second] = await Promise.all(
    ['one', 'two'].map((name) => startServer({ ...environment, DATA_DIR: `${storage.dataDir}/${name}` })),
  );
  assert.ok(first && second);
  const servers = [first.address, second.address];
  const proxy = (await startNginx(servers)) ?? (await startProxy(servers));
  await expectSharedSessions(first.address, second.address, leaving);

  // Of the others, it is chance which server stores them.
  const early = await Promise.all(
    candidates.slice(-5).map(async (candidate) => uploadPhoto(candidate, await newPicture())),
  );
  await sendAll(early, first.address);
  const emails = await mailFromBoth(mails, proxy.address);
  const writes = [...early, ...(await writesOf({ ...population, candidates }))];
  const sent = sendAll(writes.slice(early.length), proxy.address);
  while (writes.filter(({ acknowledged }) => acknowledged).length < early.length + writes.length / 4) {
    await wait(1);
  }
  await first.end('SIGKILL');
  mails.replies = {};
  await sent;
  const lost = writes.filter(({ acknowledged }) => !acknowledged).length;
  const checked = { candidates, writes };
  await expectRecordsStored(second.address, checked);

  const repeated = performance.now();
  const repeats = await sendAll(
    writes.filter(({ acknowledged }) => !acknowledged),
    proxy.address,
  );
  assert.ok(
    writes.every(({ acknowledged }) => acknowledged),
    `calls that failed succeed on the other server when they are repeated; they got ${repeats.join(' ')}`,
  );
  const images = await expectRecordsStored(proxy.address, checked);
  for (const image of images) {
    assert.equal((await fetch(`${second.address}${image}`)).status, 200, 'the other server has the photos');
  }
  const took = Math.round(performance.now() - repeated);

  const mailed = await expectOnce(mails, emails);

  // In the place of the one that was killed.
  const { port } = new URL(first.address);
  const third = await startServer({ ...environment, DATA_DIR: `${storage.dataDir}/one`, PORT: port });
  const attempts = await expectSharedLimits(third.address, second.address);
  await expectNoForgedAddress(proxy);
  const calls = await expectNoFailureAtAnEnd(proxy, second, candidates.slice(0, 10));
  await proxy.close();
  await mails.close();
  assert.equal(await third.end('SIGTERM'), 0);
  report(
    `two-servers, behind ${proxy.name}: ${lost} of ${writes.length} calls were cut off with their server, none that was acknowledged is lost; ` +
      `repeated and checked in ${took} ms; ${images.length} photos, sessions and limits (${attempts} sign-ins) are shared; ` +
      `${2 * emails.length} mails arrived once, the last ${mailed} s after the kill; ` +
      `${calls} calls while a server ended, none failed`,
  );
}

async function main(): Promise<void> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (!url) return report('two-servers: left out, for TEST_DATABASE_URL names no PostgreSQL server');
  const objects = await startObjectStore();
  const storage = await postgresStorage(url);
  try {
    await killOneOfTwo(storage, objects.mediaStore);
  } finally {
    await storage.remove().catch(() => undefined);
    await objects.close();
  }
}

runResilienceTest(main);
