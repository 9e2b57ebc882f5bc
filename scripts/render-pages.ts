/**
 * Makes of what webpack has built (`webpack.config.ts`) the web app as it is served: its pages, rendered by the build's own
 * program (docs/adr/0011-rendered-pages.md), the service worker (docs/adr/0007-offline.md), and each text compressed. Then
 * it replaces the last build in `dist/`, which a build that fails leaves as it is.
 */
import { createHash, randomUUID } from 'node:crypto';
import { appendFile, copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { getManifest } from 'workbox-build';
import type * as PageRenderer from '../src/app/entry/server';
import { fileOf, toDocument, type PageFrame } from '../src/app/entry/document';
import { routes } from '../src/shared/config/routes';
import { CHUNK_FILES, type BuiltChunks } from './chunk-files';

const ROOT = path.resolve(__dirname, '..');
const DIST = path.join(ROOT, 'dist');

/** Webpack's folder, which may be on another disk. */
const BUILD = path.join(ROOT, 'node_modules/.cache/titian/build');

/** For developers: no script names its map, and any static server may serve the build's folder. */
const SOURCE_MAPS = path.join(ROOT, 'source-maps');

/** The document that webpack makes, which the pages replace. */
const TEMPLATE = path.join(BUILD, 'template.html');

/** In the build, but no file of the site: `.cjs` is never served (`server/src/web/site.ts`). */
const PROGRAM = path.join(BUILD, 'page-renderer.cjs');

/** Large files that few need. */
const NOT_KEPT_OFFLINE = ['pdf.*', 'pdf.worker.*', 'cv-worker.*', 'common-passwords.*', 'picture-reader-*/*'];

const TEXT = /\.(js|css|html|svg|json|txt|wasm|webmanifest)$/;

/** Shorter files are sent as they are, and so are those that compressing makes hardly smaller. */
const MIN_BYTES = 1024;
const MAX_RATIO = 0.95;

const zip = promisify(gzip);

/** Each at its best, which for Brotli is the default. */
const ENCODINGS = { br: promisify(brotliCompress), gz: (text: Buffer) => zip(text, { level: 9 }) };

/** Compressed texts by their hashes: most are those of the last build, and compressing all takes 16 seconds of a processor. */
const COMPRESSED = path.join(ROOT, 'node_modules/.cache/titian/compressed');

/** Compiles a program of one file for browsers. */
const compile = (file: string, options: BuildOptions) =>
  build({ entryPoints: [path.join(ROOT, file)], bundle: true, minify: true, target: 'es2020', ...options });

/** The paths of the files of the build whose names match. */
async function findFiles(name: RegExp): Promise<string[]> {
  const files = await readdir(BUILD, { recursive: true });
  return files.filter((file) => name.test(file)).map((file) => path.join(BUILD, file));
}

/** Scripts of each page beside those of all pages. */
function scriptsByRoute(scriptsOf: (request: string) => string[]): PageFrame['pageScripts'] {
  const toFolder = (route: string) => route.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.fromEntries(Object.keys(routes).map((route) => [route, scriptsOf(`@/pages/${toFolder(route)}`)]));
}

async function readFrame(): Promise<PageFrame> {
  const { imports } = JSON.parse(await readFile(path.join(BUILD, CHUNK_FILES), 'utf8')) as BuiltChunks;
  const scriptsOf = (request: string): string[] => {
    const files = imports[request];
    if (!files) throw new Error(`The app does not import ${request}.`);
    return files.map((file) => `/${file}`);
  };
  const { outputFiles: [boot] = [] } = await compile('src/app/entry/boot.ts', { write: false });
  return {
    template: await readFile(TEMPLATE, 'utf8'),
    boot: (boot?.text ?? '').trim(),
    sessionScripts: scriptsOf('./session-cipher'),
    pageScripts: scriptsByRoute(scriptsOf),
  };
}

/** Replaces the template by the pages, and gives the program what they share, for servers that render pages with jobs. */
async function renderPages(): Promise<void> {
  const frame = await readFrame();
  const { renderPages: render } = (await import(PROGRAM)) as typeof PageRenderer;
  for (const page of await render()) {
    const file = path.join(BUILD, fileOf(page));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, toDocument(frame, page));
  }
  await appendFile(PROGRAM, `\nmodule.exports=module.exports.createRenderers(${JSON.stringify(frame)});`);
  await rm(TEMPLATE);
}

/** Builds the service worker, which has a list of the files that the app needs to open without a connection. */
async function buildServiceWorker(): Promise<void> {
  const shell = await readFile(path.join(BUILD, 'shell.html'), 'utf8');
  const isOfShell = (url: string) => url === '/shell.html' || shell.includes(url);
  const { manifestEntries } = await getManifest({
    globDirectory: BUILD,
    // Of the pages, the one that fits every address.
    globPatterns: ['shell.html', '**/*.{js,css,svg,woff2}'],
    globIgnores: NOT_KEPT_OFFLINE.map((file) => `assets/${file}`),
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: /\/assets\/.+\.[0-9a-f]{10}\./,
    manifestTransforms: [
      (files) => ({ manifest: files.map((file) => ({ ...file, ...(isOfShell(file.url) && { isOfShell: true }) })) }),
    ],
  });
  await compile('service-worker/sw.ts', {
    outfile: path.join(BUILD, 'sw.js'),
    sourcemap: 'external',
    define: { 'self.__WB_MANIFEST': JSON.stringify(manifestEntries) },
  });
}

async function moveSourceMaps(): Promise<void> {
  await rm(SOURCE_MAPS, { recursive: true, force: true });
  for (const file of await findFiles(/\.map$/)) {
    const target = path.join(SOURCE_MAPS, path.relative(BUILD, file));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
    await rm(file);
  }
}

/** Names of the compressed texts of this build. */
const used = new Set<string>();

async function encode(text: Buffer, ending: keyof typeof ENCODINGS): Promise<Buffer> {
  const name = `${createHash('sha256').update(text).digest('hex')}.${ending}`;
  used.add(name);
  const kept = path.join(COMPRESSED, name);
  return readFile(kept).catch(async () => {
    const body = await ENCODINGS[ending](text);
    // A build may be ended meanwhile.
    const part = path.join(COMPRESSED, randomUUID());
    await writeFile(part, body);
    await rename(part, kept);
    return body;
  });
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) return;
  for (const ending of ['br', 'gz'] as const) {
    const body = await encode(text, ending);
    if (body.length <= MAX_RATIO * text.length) await writeFile(`${file}.${ending}`, body);
  }
}

/** Removes what is below a folder but not among the files. */
async function keepOnly(files: Set<string>, folder: string): Promise<void> {
  const others = (await readdir(folder, { recursive: true })).filter((file) => !files.has(file));
  for (const file of others) await rm(path.join(folder, file), { recursive: true, force: true });
}

async function main(): Promise<void> {
  await renderPages();
  await buildServiceWorker();
  await mkdir(COMPRESSED, { recursive: true });
  await Promise.all((await findFiles(TEXT)).map(compress));
  await keepOnly(used, COMPRESSED);
  await moveSourceMaps();
  await cp(BUILD, DIST, { recursive: true });
  await keepOnly(new Set(await readdir(BUILD, { recursive: true })), DIST);
}

void main();
