/** Runs the server as the process that it is in production. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { Client } from 'pg';
import { OBJECT_STORE_KEY } from '../test/object-store';
import { loadTemplate } from '../test/test-database';
import { serverRoot } from './paths';

jest.setTimeout(120_000);

interface Started {
  child: ChildProcess;
  /** All that the process has written so far. */
  output: () => string;
  exitCode: Promise<number | null>;
}

/** Bundled as for production, beside the production build. */
const bundle = path.join(serverRoot, 'dist', 'main-under-test.js');

let folder: string;
const started: Started[] = [];
beforeAll(async () => {
  await build({
    entryPoints: [path.join(__dirname, 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  });
  folder = mkdtempSync(path.join(tmpdir(), 'main-'));
  // A server's first start takes seconds for making its database, and this one is made already.
  await (await loadTemplate(path.join(folder, 'db'))).close();
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ exitCode }) => exitCode));
  rmSync(folder, { recursive: true });
});

function start(environment: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, ['-r', path.join(serverRoot, 'scripts', 'never-busy.cjs'), bundle], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SEED_DEMO: 'false',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  const handle = { child, output: () => output, exitCode };
  started.push(handle);
  return handle;
}

/** Waits until the server says where it listens, and gives back that address. */
async function addressOf({ output, exitCode }: Started): Promise<string> {
  let ended = false;
  void exitCode.then(() => (ended = true));
  while (!ended) {
    const address = /listening on (http:\S+)\)/.exec(output())?.[1];
    if (address) return address;
    await wait(50);
  }
  throw new Error(`The server ended: ${output()}`);
}

const ACCOUNT = { name: 'Siti', email: 'siti@example.com', phoneNumber: '+628123456789', password: 'Kopi-Pagi!' };

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const register = async (address: string): Promise<number> =>
  (await post(`${address}/api/v1/candidate/register/`, ACCOUNT)).status;

/** The status code of signing in: 4005 for an account that waits for its activation. */
async function signIn(address: string): Promise<unknown> {
  const { email, password } = ACCOUNT;
  const response = await post(`${address}/api/v1/candidate/login/`, { email, password });
  return ((await response.json()) as { statusCode: unknown }).statusCode;
}

/** Everything in the folder that others than the owner may touch. */
function openToOthers(parent: string): string[] {
  const files = readdirSync(parent, { recursive: true, encoding: 'utf8' }).map((name) => path.join(parent, name));
  return [parent, ...files].filter((file) => (statSync(file).mode & 0o077) !== 0);
}

it('prints its address before its log, makes its files private, refuses a second process, and ends with 0', async () => {
  chmodSync(folder, 0o755);
  chmodSync(path.join(folder, 'db', 'PG_VERSION'), 0o644);
  const first = start();
  const address = await addressOf(first);
  expect(first.output()).toMatch(/^Titian: /);
  expect(openToOthers(folder)).toEqual([]);
  expect((await fetch(`${address}/api/v1/master/city/?location=34`)).status).toBe(200);
  expect(await register(address)).toBe(201);

  const second = start();
  expect(await second.exitCode).toBe(1);
  expect(second.output().trim()).toMatch(/^The database is already open in process \d+ \(.+\)\. Stop it first.+$/);
  expect(await signIn(address)).toBe(4005);
  // The activation's mail is written in the background.
  while (!existsSync(path.join(folder, 'outbox'))) await wait(20);

  first.child.kill('SIGTERM');
  expect(await first.exitCode).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['db', 'media', 'outbox']);
  expect(openToOthers(folder)).toEqual([]);
});

const { TEST_DATABASE_URL: postgres } = process.env;

(postgres ? it : it.skip)(
  'fills an empty PostgreSQL database although idle transactions end after 100 ms',
  async () => {
    const url = new URL(postgres ?? '');
    const administrator = new Client({ connectionString: url.href });
    await administrator.connect();
    const name = `titian_start_${randomBytes(6).toString('hex')}`;
    await administrator.query(`create database ${name}`);
    url.pathname = name;
    url.searchParams.set('idle_in_transaction_session_timeout', '100');
    const server = start({ DATABASE_URL: url.href, SEED_DEMO: 'true' });
    const list = await fetch(`${await addressOf(server)}/api/v1/job/list/`);
    const { data } = (await list.json()) as { data: unknown[] };
    expect(data.length).toBeGreaterThan(0);
    server.child.kill('SIGKILL');
    await server.exitCode;
    await administrator.query(`drop database ${name} with (force)`);
    await administrator.end();
  },
);

it('refuses a setting that cannot be used in one line', async () => {
  const { exitCode, output } = start({ PORT: 'http' });
  expect(await exitCode).toBe(1);
  expect(output()).toBe('PORT must be a whole number from 0 to 65535, not "http".\n');
});

it('says in one line that the object store cannot be reached, and does not start without its list of the deleted', async () => {
  const { exitCode, output } = start({ MEDIA_STORE: 's3://photos?endpoint=http://127.0.0.1:1', ...OBJECT_STORE_KEY });
  expect(await exitCode).toBe(1);
  expect(output()).not.toContain('listening');
  // Amazon's SDK prints a warning of its own on Node.js 20.
  expect(output()).toMatch(
    /(^|\n)The object store at MEDIA_STORE cannot be used \(ECONNREFUSED\)\. The server starts only with its list of deleted candidates\.\n$/,
  );
});
