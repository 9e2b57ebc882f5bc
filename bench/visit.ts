/**
 * Measures the first visit of each page on a slow phone, side by side with pages that the same server serves: hand-written
 * static ones (`bench/floor/`), and one of the fixed packages alone (`bench/fixed-parts/`).
 *
 * `npm run build && npm run bench:visit [-- RUNS [METHODS [BUILD]]]`: five runs, `simulate`, of dist/ without arguments.
 * METHODS is a list with commas: `simulate` and `devtools` are Lighthouse's mobile preset with calculated and with applied
 * throttling, `cpu` is the processor time of the main thread until five seconds after `load`, which does not depend on
 * other work of the machine. ONLY=/,/login measures some pages alone. The pages take turns, so that a busy machine slows
 * all of them: compare within one run only. Prints medians and ratios to the pages beside; "own TBT" is the part that the
 * page makes itself, and "first job" the time when the title of the first job has been painted.
 *
 * Goals: docs/performance.md, "First visit". Ends with 1 when the processor time of a page is above its limit.
 */
import path from 'node:path';
import type { Cookie } from '@playwright/test';
import { signIn } from '../e2e/support/sign-in';
import { launchBrowser } from './browser';
import { measureFirstJob } from './visit/measure-first-job';
import { measureMainThread } from './visit/measure-main-thread';
import type { MainThreadTime } from './visit/main-thread-time';
import { measureVisit } from './visit/measure-visit';
import type { Throttling, Visit } from './visit/measure-visit';
import { startVisitServer } from './visit/visit-server';

interface Subject {
  page: string;
  address: string;
  /** Page that its LCP is compared with. */
  floor?: string;
  signedIn?: true;
  /** A list of jobs. */
  listsJobs?: true;
  /** The highest ratio of its processor time to that of the fixed parts. */
  limit?: number;
}

type Method = Throttling | 'cpu';

const LANDING_FLOOR = 'floor: landing';
const LIST_FLOOR = 'floor: list of ten';
const VACANCY_FLOOR = 'floor: vacancy with its picture';
const FIXED = 'fixed parts';

const toSubjects = (job: string): Subject[] => [
  { page: LANDING_FLOOR, address: '/floor-landing.html' },
  { page: LIST_FLOOR, address: '/floor-jobs.html', listsJobs: true },
  // Compared with the landing page, too: its picture comes a journey through the network after the page.
  { page: VACANCY_FLOOR, address: '/floor-vacancy.html', floor: LANDING_FLOOR },
  { page: FIXED, address: '/fixed-parts.html' },
  { page: '/', address: '/', floor: LANDING_FLOOR, limit: 2.7 },
  { page: '/jobs', address: '/jobs', floor: LIST_FLOOR, listsJobs: true, limit: 2.4 },
  { page: '/login', address: '/login', floor: LANDING_FLOOR, limit: 1.5 },
  { page: '/lowongan/{slug}', address: `/lowongan/${job}`, floor: LANDING_FLOOR, limit: 1.7 },
  { page: '/jobs/{slug}', address: `/jobs/${job}`, floor: LANDING_FLOOR, signedIn: true, limit: 2.7 },
  { page: '/profile', address: '/profile', floor: LANDING_FLOOR, signedIn: true, limit: 2.4 },
];

/** Slug of a vacancy, and the cookies of the demo candidate. */
async function prepare(url: string): Promise<{ job: string; cookies: Cookie[] }> {
  const list = (await (await fetch(`${url}/api/v1/job/list/`)).json()) as { data: { slug: string }[] };
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: url, serviceWorkers: 'block' });
    await signIn(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { job: list.data[0]?.slug ?? '', cookies: await page.context().cookies() };
  } finally {
    await browser.close();
  }
}

/** Figures of a visit, without those that its page or the throttling does not have. */
type Measured = Partial<Visit & MainThreadTime & { firstJob: number }>;

/** Lighthouse loses the beginning of a visit now and then where the machine is busy. */
const MAX_ATTEMPTS = 3;

async function visitOnce(
  subject: Subject,
  url: string,
  cookies: Cookie[],
  method: Method,
  attempt = 1,
): Promise<Measured> {
  try {
    if (method === 'cpu') return await measureMainThread(url, cookies);
    const visit = await measureVisit(url, cookies, method);
    return subject.listsJobs && method === 'devtools' ? { ...visit, firstJob: await measureFirstJob(url) } : visit;
  } catch (error) {
    if (attempt === MAX_ATTEMPTS) throw error;
    return visitOnce(subject, url, cookies, method, attempt + 1);
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const medianOf = (visits: Measured[], name: keyof Measured): number =>
  median(visits.flatMap((visit) => visit[name] ?? []));

type Visits = Map<string, Measured[]>;

const whole = (visits: Measured[], name: keyof Measured): number => Math.round(medianOf(visits, name));

function ratio(visits: Visits, page: string, other: string | undefined, name: keyof Measured): number {
  return other ? medianOf(visits.get(page) ?? [], name) / medianOf(visits.get(other) ?? [], name) : Number.NaN;
}

const inWords = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(2));

function toPhoneRow({ page, floor }: Subject, visits: Visits) {
  const own = visits.get(page) ?? [];
  return {
    page,
    score: whole(own, 'score'),
    FCP: whole(own, 'FCP'),
    LCP: whole(own, 'LCP'),
    'LCP / floor': inWords(ratio(visits, page, floor, 'LCP')),
    SI: whole(own, 'SI'),
    TBT: whole(own, 'TBT'),
    'own TBT': whole(own, 'own'),
    CLS: medianOf(own, 'CLS').toFixed(3),
    TTI: whole(own, 'TTI'),
    JS: whole(own, 'JS'),
    'first job': whole(own, 'firstJob') || '',
    'first job / floor': inWords(ratio(visits, page, floor, 'firstJob')),
  };
}

function toProcessorRow({ page, limit }: Subject, visits: Visits) {
  const own = visits.get(page) ?? [];
  const ofFixed = ratio(visits, page, FIXED, 'total');
  if (limit && ofFixed > limit) process.exitCode = 1;
  return {
    page,
    script: whole(own, 'script'),
    style: whole(own, 'style'),
    other: whole(own, 'other'),
    total: whole(own, 'total'),
    'total / fixed': ofFixed.toFixed(2),
    limit: limit ?? '',
    'longest task × 4': Math.round(4 * medianOf(own, 'longest')),
  };
}

function print(subjects: Subject[], visits: Visits, method: Method): void {
  const all = [...visits.values()].flat();
  const index = method === 'cpu' ? '' : `, benchmark index ${whole(all, 'index')}`;
  console.log(`${method}, medians of ${visits.get(FIXED)?.length ?? 0}${index}; times in ms, JS in kB as sent`);
  const toRow = method === 'cpu' ? toProcessorRow : toPhoneRow;
  console.table(subjects.map((subject) => toRow(subject, visits)));
}

async function main(runs = '5', methods = 'simulate', build = path.join(__dirname, '../dist')): Promise<void> {
  const server = await startVisitServer(path.resolve(build));
  try {
    const { job, cookies } = await prepare(server.url);
    const only = process.env.ONLY?.split(',');
    const subjects = toSubjects(job).filter(({ page, limit }) => !limit || !only || only.includes(page));
    for (const method of methods.split(',') as Method[]) {
      const visits: Visits = new Map();
      for (let round = 0; round < Number(runs); round += 1) {
        for (const subject of subjects) {
          const { page, address, signedIn } = subject;
          const visit = await visitOnce(subject, server.url + address, signedIn ? cookies : [], method);
          visits.set(page, [...(visits.get(page) ?? []), visit]);
        }
      }
      print(subjects, visits, method);
    }
  } finally {
    server.stop();
  }
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
