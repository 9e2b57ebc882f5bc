import {
  cpSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const DIST = path.resolve(__dirname, '../../dist');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Hash in the names of the next build's scripts. */
export const NEXT_HASH = '0123456789';

/** Every page of a build, relative to its folder. */
const pagesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/** A copy of the build under test in which each script has another name, as after a change of every module. */
function makeNextBuild(target: string): void {
  cpSync(DIST, target, { recursive: true });
  const shell = readFileSync(path.join(target, 'shell.html'), 'utf8');
  const [, list = ''] = /data-scripts="([^"]+)"/.exec(shell) ?? [];
  const scripts = list.split(' ').map((src) => src.slice(1));
  const renamed = scripts.map((script) => [script, script.replace(/\.[0-9a-f]{10}\.js$/, `.${NEXT_HASH}.js`)] as const);
  for (const [before, after] of renamed) renameSync(path.join(target, before), path.join(target, after));
  for (const file of [...pagesOf(target), 'sw.js'].map((name) => path.join(target, name))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      renamed.reduce((changed, [before, after]) => changed.replaceAll(before, after), text),
    );
  }
  const worker = readFileSync(path.join(target, 'sw.js'), 'utf8');
  writeFileSync(
    path.join(target, 'sw.js'),
    worker.replace(/(?<=url:"\/shell\.html",revision:")[0-9a-f]{32}/, '0'.repeat(32)),
  );
}

/**
 * A plain static server of the build under test, as any host of static files may be: for unknown paths it serves
 * `index.html` and missing files with 404.
 *
 * @param refused files that are missing all the same
 * @returns its address, what puts the next build in place of the first, and what ends it
 */
export async function serveTwoBuilds(refused = /^$/) {
  const next = path.join(mkdtempSync(path.join(os.tmpdir(), 'titian-build-')), 'dist');
  makeNextBuild(next);
  let root = DIST;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const target = path.join(root, path.normalize(pathname));
    const isFolder = existsSync(target) && statSync(target).isDirectory();
    const file = isFolder ? path.join(target, 'index.html') : target;
    const isFile = existsSync(file) && statSync(file).isFile() && !refused.test(pathname);
    if (!isFile && path.extname(pathname)) {
      response.writeHead(404).end();
      return;
    }
    const sent = isFile ? file : path.join(root, 'index.html');
    response.writeHead(200, { 'Content-Type': TYPES[path.extname(sent)] ?? 'application/octet-stream' });
    createReadStream(sent).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      root = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
