import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Debian's package `postgresql` puts the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

function programFolder(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(DEBIAN, version, 'bin')).find((bin) => existsSync(`${bin}/initdb`));
  if (!found) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return found;
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
function user(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a PostgreSQL server of its own, in a temporary folder and on a free port, with the settings it comes with.
 *
 * @returns the address of an empty database, and what ends the server and deletes the folder
 * @throws when PostgreSQL is not installed
 */
export async function temporaryPostgres(): Promise<{ url: string; stop: () => void }> {
  const bin = programFolder();
  const runAs = user();
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-postgres-'));
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...runAs, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const data = path.join(folder, 'data');
  const port = await freePort();
  run('initdb', '-D', data, '-A', 'trust', '-U', 'titian', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  run('pg_ctl', '-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', 'start');
  return {
    url: `postgres://titian@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}
