import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { prepareFixedParts } from '../fixed-parts/prepare-page';

const ROOT = path.resolve(__dirname, '../..');

/** Hand-written pages, the least that a landing page, a list of ten and a vacancy with its picture can be. */
export const FLOOR = ['landing', 'jobs', 'vacancy'] as const;

/** How long the server may take to fill its database, in milliseconds. */
const START_MS = 120_000;

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const brotli = (text: string): Buffer =>
  zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });

/** A copy of the build with the floor's pages and that of the fixed packages beside the app's own, compressed as they are. */
async function withFloor(dist: string, target: string): Promise<void> {
  cpSync(dist, target, { recursive: true });
  const fixed = await prepareFixedParts();
  writeFileSync(path.join(target, 'fixed-parts.html'), fixed.html);
  writeFileSync(path.join(target, 'fixed-parts.js'), fixed.script);
  for (const name of FLOOR) {
    const html = readFileSync(path.join(__dirname, `../floor/${name}.html`), 'utf8');
    writeFileSync(path.join(target, `floor-${name}.html`), html);
    writeFileSync(path.join(target, `floor-${name}.html.br`), brotli(html));
  }
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not start.');
}

/**
 * The real server, on a database of its own with the demo vacancies, with a build and the floor's pages
 * (`/floor-landing.html`, `/fixed-parts.html` and so on).
 *
 * @param dist folder of the build
 * @throws when the web app or the server is not built
 */
export async function startVisitServer(dist: string): Promise<{ url: string; stop: () => void }> {
  const program = path.join(ROOT, 'server/dist/main.js');
  for (const file of [path.join(dist, 'index.html'), program]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first.`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-visit-'));
  await withFloor(dist, path.join(folder, 'dist'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: path.join(folder, 'var'),
      WEB_DIR: path.join(folder, 'dist'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(url);
  return {
    url,
    stop: () => {
      server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      server.kill();
    },
  };
}
