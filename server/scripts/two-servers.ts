/**
 * Two servers on one PostgreSQL database and one object store behind a proxy, of which one is killed amid writes: no
 * acknowledged write may be lost, writes that are repeated are stored once, and the other server knows the sessions,
 * photos and limits of the one that is gone. Every mail arrives once: those that both sent, and those that one or the other
 * was about to send when it was killed. TEST_DATABASE_URL names a PostgreSQL server.
 */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { mailServer, type MailServer } from '../test/mail-server';
import { OBJECT_STORE_KEY, startObjectStore } from '../test/object-store';
import { expectOnce, LEASE_SECONDS } from './expect-mails';
import { expectRecordsStored } from './expect-stored';
import { populate, type Population } from './population';
import { report, runResilienceTest } from './run-resilience-test';
import { startServer } from './server-process';
import { postgresStorage, type Storage } from './storage';
import { startProxy } from './tcp-proxy';
import { addPortfolio, applyTo, newPicture, register, sendAll, uploadPhoto, type Write } from './writes';

const CANDIDATES = 40;

const SIGN_UPS = 20;

/** Mails that a server sends at once: with more under way, each of the two has some. */
const MAILS_OF_ONE = 5;

/** Attempts until the limit of an address on sign-ins is sure to be reached. */
const MOST_ATTEMPTS = 200;

async function writesOf({ candidates, jobs }: Population): Promise<Write[]> {
  const photos = candidates.slice(0, 10).map(async (candidate) => uploadPhoto(candidate, await newPicture()));
  return [
    ...candidates.map((candidate) => applyTo(candidate, jobs[0] ?? '')),
    ...candidates.map((candidate) => addPortfolio(candidate, 'karya')),
    ...(await Promise.all(photos)),
  ];
}

async function signInWrongly(address: string): Promise<number> {
  const response = await fetch(`${address}/api/v1/candidate/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
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
    assert.ok(attempts < MOST_ATTEMPTS, 'sign-ins are limited');
  }
  assert.equal(await signInWrongly(second), 429, 'what one server has counted, the other knows');
  return attempts;
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
    JOB_LEASE_SECONDS: LEASE_SECONDS,
    LOG_LEVEL: 'fatal',
  };
  // Each has a data folder of its own, as on two machines.
  const [first, second] = await Promise.all(
    ['one', 'two'].map((name) => startServer({ ...environment, DATA_DIR: `${storage.dataDir}/${name}` })),
  );
  assert.ok(first && second);
  const proxy = await startProxy([first.address, second.address]);
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
  const statuses = await sent;
  const lost = statuses.filter((status) => status === 0).length;
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

  const third = await startServer({ ...environment, DATA_DIR: `${storage.dataDir}/one` });
  const attempts = await expectSharedLimits(third.address, second.address);
  await proxy.close();
  await mails.close();
  assert.deepEqual([await second.end('SIGTERM'), await third.end('SIGTERM')], [0, 0]);
  report(
    `two-servers: ${lost} of ${writes.length} calls were cut off with their server, none that was acknowledged is lost; ` +
      `repeated and checked in ${took} ms; ${images.length} photos, sessions and limits (${attempts} sign-ins) are shared; ` +
      `${2 * emails.length} mails arrived once, the last ${mailed} s after the kill`,
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
