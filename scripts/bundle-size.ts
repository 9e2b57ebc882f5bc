/**
 * How many bytes of JavaScript, as they are sent (brotli), each page of a build needs before it can show itself, and
 * what each dialog adds to its page: `npm run bundle-size [-- FOLDER]`, after `npm run build:web`. Ends with 1 when
 * something is beyond its limit. With `--quiet` it prints the table only then.
 *
 * Counted is what the address needs: the entry and the page's own chunks. Not counted are the service worker and
 * what is fetched once the browser has nothing else to do.
 *
 * Not size-limit: its present version wants a newer Node than we promise, and it would need every list of
 * files by a script like this one.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { CHUNK_FILES } from './chunk-files';
import type { BuiltChunks } from './chunk-files';

/** Bytes of a kB. */
const KB = 1000;

/**
 * Size limit of a page in kB: its goal in docs/performance.md or, when standard parts cost more, their cost. A private page
 * comes with what reads the session's cookie.
 */
const PAGES: Record<string, { address: string; limit: number; private?: true }> = {
  '@/pages/landing': { address: '/', limit: 199 },
  '@/pages/jobs': { address: '/jobs', limit: 225 },
  '@/pages/profile': { address: '/profile', limit: 233, private: true },
  '@/pages/job': { address: '/jobs/:slug', limit: 240, private: true },
  '@/pages/login': { address: '/login', limit: 217 },
  '@/pages/application': { address: '/application', limit: 203, private: true },
  '@/pages/account': { address: '/akun', limit: 256, private: true },
  '@/pages/public-job': { address: '/lowongan/:slug', limit: 214 },
  '@/pages/check-ad': { address: '/periksa', limit: 199 },
  '@/pages/company': { address: '/perusahaan/:slug', limit: 199 },
};

/** A page with any one of its dialogs, in kB. */
const PAGE_WITH_DIALOG = 340;

/** Size that a dialog may add to its page before it opens, in kB, by its content; the first that matches counts. */
const DIALOGS: { named: RegExp; limit: number }[] = [
  { named: /(Confirm|Unavailable|LoginRequired|Leave)Dialog$/, limit: 15 },
  { named: /^@\/features\/(sign-in|sign-up|forgot-password)$/, limit: 62 },
  {
    named: /(PersonalInformation|Education|WorkExperience|OrganizationExperience|Training|Achievement)Modal$/,
    limit: 122,
  },
  { named: /./, limit: 77 },
];

/** Where dialogs open that are neither of the profile nor of the bar at the top. */
const PAGE_OF_DIALOG: Record<string, string> = {
  './ApplyDialogs': '@/pages/job',
  './LaterSourcePrompt': '@/pages/application',
  './LoginRequiredDialog': '@/pages/landing',
  './SaveSearchDialog': '@/pages/jobs',
  './ShareJobDialog': '@/pages/jobs',
  './UnavailableDialog': '@/pages/jobs',
};

/** The page that a dialog adds to; null for any other chunk. Those of a feature's own folder open in the profile. */
function pageOf(request: string): string | null {
  if (!/(Modal|Dialogs?|Prompt)$/.test(request) && !request.startsWith('@/features/')) return null;
  return PAGE_OF_DIALOG[request] ?? (request.startsWith('./') ? '@/pages/profile' : '@/pages/landing');
}

const folder = path.resolve(process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? 'dist');
const { entry, early, imports } = JSON.parse(fs.readFileSync(path.join(folder, CHUNK_FILES), 'utf8')) as BuiltChunks;

function sentBytes(file: string): number {
  const compressed = path.join(folder, `${file}.br`);
  // Small files are sent as they are built.
  if (fs.existsSync(compressed)) return fs.statSync(compressed).size;
  return zlib.brotliCompressSync(fs.readFileSync(path.join(folder, file))).length;
}

/** Compressing takes a moment, and most files belong to many rows. */
const known = new Map<string, number>();

function bytesOf(file: string): number {
  const bytes = known.get(file) ?? sentBytes(file);
  known.set(file, bytes);
  return bytes;
}

const kilobytes = (files: string[]): number => [...new Set(files)].reduce((sum, file) => sum + bytesOf(file), 0) / KB;

const filesOf = (request: string): string[] => {
  const files = imports[request];
  if (!files) throw new Error(`The build has no import('${request}').`);
  return files;
};

const filesOfPage = (request: string): string[] => [
  ...entry,
  ...filesOf(request),
  ...(PAGES[request]?.private ? filesOf('./session-cipher') : []),
];

const pages = Object.entries(PAGES).map(([request, { address, limit }]) => ({
  what: address,
  kB: kilobytes(filesOfPage(request)),
  limit,
}));

const dialogs = Object.entries(imports).flatMap(([request, files]) => {
  const page = pageOf(request);
  if (page === null) return [];
  const there = new Set(filesOfPage(page));
  const limit = DIALOGS.find(({ named }) => named.test(request))?.limit ?? 0;
  return [
    { what: request, kB: kilobytes(files.filter((file) => !there.has(file))), limit },
    {
      what: `${PAGES[page]?.address ?? page} with ${request}`,
      kB: kilobytes([...there, ...files]),
      limit: PAGE_WITH_DIALOG,
    },
  ];
});

/** More than that is something which waits for the app, as the router does: see docs/adr/0017-startup.md. */
const first = { what: 'requested early', kB: kilobytes(early), limit: 5 };

const rows = [...pages, first, ...dialogs.sort((one, other) => other.kB - one.kB)];
const beyond = rows.filter(({ kB, limit }) => kB > limit);
if (beyond.length > 0 || !process.argv.includes('--quiet')) {
  console.table(rows.map((row) => ({ ...row, kB: Number(row.kB.toFixed(1)) })));
}
for (const { what, kB, limit } of beyond) console.error(`${what}: ${kB.toFixed(1)} kB, limit ${limit} kB`);
process.exitCode = beyond.length > 0 ? 1 : 0;
