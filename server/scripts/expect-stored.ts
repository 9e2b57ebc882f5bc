/** Compares what a server has stored with what it has acknowledged. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Population } from './population';
import { PASSWORD, portfolioUrl, type Write } from './writes';

type Candidate = Population['candidates'][number];

interface Stored {
  applications: string[];
  portfolios: string[];
  image: string | null;
}

async function read<T>(address: string, call: string, { token }: Candidate): Promise<T> {
  const response = await fetch(`${address}/api/v1/${call}`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(response.status, 200, `${call} responds with ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

async function storedOf(address: string, candidate: Candidate): Promise<Stored> {
  const [applications, portfolios, profile] = await Promise.all([
    read<{ job: { id: string } }[]>(address, 'job-application/application-status/', candidate),
    read<{ name: string; url: string }[]>(address, 'candidate/portfolio/', candidate),
    read<{ image: string | null }>(address, 'candidate/profile/', candidate),
  ]);
  for (const { name, url } of portfolios) assert.equal(url, portfolioUrl(name), 'a record is whole');
  return {
    applications: applications.map(({ job }) => job.id),
    portfolios: portfolios.map(({ name }) => name),
    image: profile.image,
  };
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** A WebP file starts with its own length. */
function isWhole(photo: Buffer): boolean {
  return photo.toString('latin1', 0, 4) === 'RIFF' && photo.readUInt32LE(4) + 8 === photo.length;
}

function expectPhotos(dataDir: string, images: readonly string[]): void {
  const folder = path.join(dataDir, 'media', 'photos');
  assert.deepEqual(
    filesIn(folder).sort(),
    images.map((image) => path.basename(image)).sort(),
    'each photo has its row',
  );
  for (const name of filesIn(folder)) assert.ok(isWhole(readFileSync(path.join(folder, name))), `${name} is whole`);
  assert.deepEqual(filesIn(path.join(dataDir, 'uploads')), [], 'no upload is left half done');
  const unfinished = filesIn(path.join(dataDir, 'outbox')).filter((name) => !name.endsWith('.eml'));
  assert.deepEqual(unfinished, [], 'no mail is left half written');
}

/** Right credentials of an account that was never activated: 4005 where it exists, 4003 where it does not. */
async function accountExists(address: string, email: string): Promise<boolean> {
  const response = await fetch(`${address}/api/v1/candidate/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return response.status === 403;
}

function expectRecords(stored: readonly string[], key: 'application' | 'portfolio', writes: readonly Write[]): void {
  assert.equal(new Set(stored).size, stored.length, `no ${key} is there twice`);
  for (const { stores, acknowledged } of writes) {
    if (!(key in stores) || !acknowledged) continue;
    assert.ok(stored.includes((stores as Record<string, string>)[key] ?? ''), `an acknowledged ${key} is there`);
  }
}

/**
 * Throws unless every acknowledged record and photo is there exactly once, and no other more than once or half written.
 * Gives back the addresses of the candidates' photos. `writes` are all that were ever sent.
 */
export async function expectRecordsStored(
  address: string,
  { candidates, writes }: { candidates: Candidate[]; writes: Write[] },
): Promise<string[]> {
  const stored = await Promise.all(candidates.map((candidate) => storedOf(address, candidate)));
  for (const [i, candidate] of candidates.entries()) {
    const own = writes.filter((write) => write.candidate === candidate);
    const { applications = [], portfolios = [], image = null } = stored[i] ?? {};
    expectRecords(applications, 'application', own);
    expectRecords(portfolios, 'portfolio', own);
    const uploaded = own.some(({ stores, acknowledged }) => 'photo' in stores && acknowledged);
    assert.ok(!uploaded || image !== null, 'an acknowledged photo is there');
  }
  return stored.flatMap(({ image }) => image ?? []);
}

/**
 * Throws unless every acknowledged write is there exactly once, no other more than once, no record is half written
 * and every photo belongs to a row. `writes` are all that were ever sent; of accounts, those in `accounts` are tried.
 */
export async function expectStored(
  address: string,
  {
    dataDir,
    candidates,
    writes,
    accounts,
  }: { dataDir: string; candidates: Candidate[]; writes: Write[]; accounts: Write[] },
): Promise<void> {
  expectPhotos(dataDir, await expectRecordsStored(address, { candidates, writes }));
  for (const { stores, acknowledged } of accounts) {
    if (!('account' in stores) || !acknowledged) continue;
    assert.ok(await accountExists(address, stores.account), 'an acknowledged account is there');
  }
}
