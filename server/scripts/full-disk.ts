/**
 * Fills the disk under the embedded database: writes must fail with 5000 as HTTP 503 and store nothing, reads must go on,
 * writes must succeed again once there is room, and a start that fails must tell of the disk and of no damage. Needs a small disk of its own, which only root can mount.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expectStored } from './expect-stored';
import { populate } from './population';
import { report, runResilienceTest } from './run-resilience-test';
import { startServer } from './server-process';
import { embeddedStorage } from './storage';
import { addPortfolio, applyTo, newPicture, sendAll, uploadPhoto, type Write } from './writes';

const SIZE = '160m';

function mountSmallDisk(): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

/** Takes all the room that is left. Gives back how to make room again. */
function fill(folder: string): () => void {
  const file = path.join(folder, 'filling');
  const descriptor = openSync(file, 'w');
  for (const size of [1 << 20, 1 << 12, 1]) {
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(descriptor);
  return () => rmSync(file);
}

async function proveOn(folder: string): Promise<void> {
  const storage = embeddedStorage(folder);
  const { candidates, jobs } = await populate(storage, { candidates: 40, jobs: 3 });
  const [first = '', second = '', third = ''] = jobs;
  const server = await startServer({ ...storage.environment, LOG_LEVEL: 'fatal' });
  const expectAll = (writes: Write[]) =>
    expectStored(server.address, { dataDir: storage.dataDir, candidates, writes, accounts: [] });
  const before = candidates.map((candidate) => applyTo(candidate, first));
  assert.ok((await sendAll(before, server.address)).every((status) => status === 200));

  const makeRoom = fill(folder);
  const picture = await newPicture();
  const during = candidates.flatMap((candidate, i) => [
    applyTo(candidate, second),
    addPortfolio(candidate, `karya-${i}`),
    uploadPhoto(candidate, picture),
  ]);
  const statuses = await sendAll(during, server.address);
  const refused = statuses.filter((status) => status === 503).length;
  assert.ok(
    statuses.every((status) => status < 400 || status === 503),
    statuses.join(' '),
  );
  assert.ok(refused > 0, 'a full disk refuses something');
  await expectAll([...before, ...during]);

  makeRoom();
  const after = candidates.map((candidate) => applyTo(candidate, third));
  const others = during.filter(({ acknowledged }) => !acknowledged);
  const repeated = await sendAll([...after, ...others], server.address);
  // More photos at once than may wait for a worker are refused with 503: a client sends them again.
  while (repeated.includes(503)) {
    await setTimeout(500);
    const refusedAgain = [...after, ...others].filter(({ acknowledged }) => !acknowledged);
    repeated.splice(0, Infinity, ...(await sendAll(refusedAgain, server.address)));
  }
  assert.ok(
    [...after, ...others].every(({ acknowledged }) => acknowledged),
    `with room again: ${repeated.join(' ')}`,
  );
  await expectAll([...before, ...during, ...after]);
  await server.end('SIGKILL');
  const makeRoomAgain = fill(folder);
  // It may still start, with the little room that the ended server has left.
  const started = startServer(storage.environment).then(({ end }) => end('SIGKILL'));
  await started.catch(({ message }: Error) => assert.match(message, /no room left|less than \d+ MB left/));
  makeRoomAgain();
  const next = await startServer(storage.environment);
  await expectStored(next.address, {
    dataDir: storage.dataDir,
    candidates,
    writes: [...before, ...during, ...after],
    accounts: [],
  });
  assert.equal(await next.end('SIGTERM'), 0);
  report(`full-disk: ${refused} of ${during.length} writes refused, reads went on, all stored once there was room`);
}

runResilienceTest(async () => {
  const folder = mountSmallDisk();
  if (folder === null) return report('full-disk: left out, for mounting a small disk is not allowed here');
  try {
    await proveOn(folder);
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});
