/**
 * Runs two vulnerability scanners against a server of its own: sqlmap for SQL in parameters, paths and bodies, and
 * wapiti for markup, files, commands, headers and redirects. A scanner that is not installed (Debian: `apt-get install
 * sqlmap wapiti`) is skipped with a message. Everything stays on this machine and ends after some minutes.
 *
 * `npm run build:server && npm run scan`. Fails when a scanner finds anything.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { populate } from './population';
import { report, runResilienceTest } from './run-resilience-test';
import { startServer } from './server-process';
import { embeddedStorage } from './storage';

const run = promisify(execFile);

/** Each target of sqlmap may take so long, in milliseconds; wapiti as long in all, in seconds. */
const MAX_MS = 150_000;
const MAX_SECONDS = 180;

interface Target {
  path: string;
  /** A star stands where sqlmap puts its values. */
  body?: string;
  method?: string;
}

const TARGETS: Target[] = [
  {
    path: 'job/search/?q=staf%20jakarta*&place=jakarta*&workingType=fulltime&workplace=wfo&sort=newest*&page=1*&pageSize=10*',
  },
  { path: 'job/by-slug/staf*/' },
  { path: 'master/city/?location=34*' },
  { path: 'master/education/?educationLevel=7*' },
  { path: 'candidate/login/', body: '{"email":"siti*@example.com","password":"Rahasia!*"}' },
  { path: 'candidate/portfolio/', body: '{"name":"Blog*","url":"https://karya.example/a*"}' },
  { path: 'candidate/portfolio/1*/', method: 'DELETE' },
  { path: 'candidate/profile/', method: 'PUT', body: '{"about":"Teliti*","location":"34*","city":"3404*"}' },
  { path: 'job-application/apply/', body: '{"job":"1*"}' },
];

const isInstalled = (program: string): Promise<boolean> =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );

/** Output of sqlmap when it has found and confirmed an injection. */
const FOUND = /sqlmap identified the following injection point/i;

async function sqlmap(address: string, token: string, folder: string): Promise<string[]> {
  const findings: string[] = [];
  for (const [place, { path: target, body, method }] of TARGETS.entries()) {
    const options = [
      ['-u', `${address}/api/v1/${target}`],
      ['--headers', `Authorization: Bearer ${token}\nContent-Type: application/json`],
      ['--ignore-code', '*', '--batch', '--flush-session', '--disable-coloring', '--dbms', 'PostgreSQL'],
      ['--level', '2', '--technique', 'BEUSQ', '--timeout', '10', '--retries', '0'],
      ['--output-dir', path.join(folder, String(place))],
      // From another address each time: a reached limit would be mistaken for a response to what was sent.
      ['--tamper', 'xforwardedfor'],
      body ? ['--data', body] : [],
      method ? ['--method', method] : [],
    ];
    const done = await run('sqlmap', options.flat(), { timeout: MAX_MS, maxBuffer: 64 * 1024 * 1024 }).catch(
      (error: { stdout?: string; killed?: boolean }) => ({ stdout: error.stdout ?? '', killed: error.killed }),
    );
    const tried = (done.stdout.match(/testing '/g) ?? []).length;
    const isFound = FOUND.test(done.stdout);
    const ended = 'killed' in done && done.killed ? ', ended by its time' : '';
    report(
      `sqlmap, ${method ?? (body ? 'POST' : 'GET')} ${target}: ${tried} kinds tried${ended}; ${isFound ? 'FOUND' : 'nothing'}`,
    );
    if (isFound) findings.push(target);
    if (tried === 0) throw new Error(`sqlmap has tried nothing at ${target}:\n${done.stdout.slice(-2_000)}`);
  }
  return findings;
}

/** A header of browsers that are gone, which did harm in others. */
const OF_NO_USE = /^X-XSS-Protection is not set/;

interface WapitiReport {
  vulnerabilities: Record<string, { path: string; info: string; method: string }[]>;
  anomalies: Record<string, { path: string; info: string }[]>;
}

async function wapiti(address: string, token: string, folder: string): Promise<string[]> {
  const output = path.join(folder, 'wapiti.json');
  // Without the modules that call other servers, and without the one that guesses file names: every name is a page.
  const modules =
    'blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
  const starts = [
    '/jobs?search=staf',
    '/api/v1/job/search/?q=staf&page=1',
    '/api/v1/master/city/?location=34',
    '/api/docs',
  ];
  await run(
    'wapiti',
    [
      ['-u', `${address}/`, '--scope', 'domain', '-m', modules, '--flush-session', '--store-session', folder],
      starts.flatMap((start) => ['-s', address + start]),
      ['-H', `Authorization: Bearer ${token}`, '--max-scan-time', '2', '--max-links-per-page', '50', '-t', '10'],
      ['-f', 'json', '-o', output, '--no-bugreport'],
    ].flat(),
    { timeout: MAX_SECONDS * 1_000 + 60_000, maxBuffer: 64 * 1024 * 1024 },
  );
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(output, 'utf8')) as WapitiReport;
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, list]) =>
    list.filter(({ info }) => !OF_NO_USE.test(info)).map(({ path: where, info }) => `${kind}: ${where}: ${info}`),
  );
  report(
    `wapiti: ${Object.keys(vulnerabilities).length} kinds tested; ${found.length === 0 ? 'nothing' : found.join('\n  ')}`,
  );
  return found;
}

runResilienceTest(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-scan-'));
  const storage = embeddedStorage();
  try {
    const { candidates } = await populate(storage, { candidates: 1, jobs: 20 });
    const token = candidates[0]?.token ?? '';
    // As behind a proxy that speaks https: with all headers.
    const server = await startServer({
      ...storage.environment,
      APP_URL: 'https://titian.example',
      TRUST_PROXY: 'loopback',
    });
    const findings: string[] = [];
    for (const [program, scan] of Object.entries({ sqlmap, wapiti })) {
      if (await isInstalled(program)) findings.push(...(await scan(server.address, token, folder)));
      else report(`${program} is not installed, and was not run`);
    }
    await server.end('SIGTERM');
    if (findings.length > 0) throw new Error(`Found: ${findings.join('; ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await storage.remove();
  }
});
