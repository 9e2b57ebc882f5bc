/**
 * How fast the first visit of each page is on a slow phone: Lighthouse's mobile preset, side by side with hand-written
 * static pages (`bench/floor/`) that the same server serves.
 *
 * `npm run build && npm run bench:visit [-- RUNS [simulate|devtools|both [BUILD]]]`: five runs, calculated, of dist/ without
 * arguments; ONLY=/,/login measures some pages alone. The pages take turns, so that a busy machine slows all of them:
 * compare within one run only. Prints medians and the ratio of LCP to the floor's; "own TBT" is what of it the page makes
 * itself. Goals: score 97 on `/`, `/jobs`, `/login` and a public vacancy, LCP at most 1.1 times the floor's, TBT at most 100, CLS 0; score 90
 * on a vacancy and on the profile.
 */
import path from 'node:path';
import type { Cookie } from '@playwright/test';
import { signIn } from '../e2e/support/sign-in';
import { launchBrowser } from './browser';
import { measureVisit } from './visit/measure-visit';
import type { Throttling, Visit } from './visit/measure-visit';
import { startVisitServer } from './visit/visit-server';

interface Subject {
  page: string;
  address: string;
  /** Page that its LCP is compared with. */
  floor?: string;
  signedIn?: true;
}

const LANDING_FLOOR = 'floor: landing';
const LIST_FLOOR = 'floor: list of ten';
const VACANCY_FLOOR = 'floor: vacancy with its picture';

const toSubjects = (job: string): Subject[] => [
  { page: LANDING_FLOOR, address: '/floor-landing.html' },
  { page: LIST_FLOOR, address: '/floor-jobs.html' },
  // Compared with the landing page, too: its picture comes a journey through the network after the page.
  { page: VACANCY_FLOOR, address: '/floor-vacancy.html', floor: LANDING_FLOOR },
  { page: '/', address: '/', floor: LANDING_FLOOR },
  { page: '/jobs', address: '/jobs', floor: LIST_FLOOR },
  { page: '/login', address: '/login', floor: LANDING_FLOOR },
  { page: '/lowongan/{slug}', address: `/lowongan/${job}`, floor: LANDING_FLOOR },
  { page: '/jobs/{slug}', address: `/jobs/${job}`, floor: LANDING_FLOOR, signedIn: true },
  { page: '/profile', address: '/profile', floor: LANDING_FLOOR, signedIn: true },
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

/** Lighthouse loses the beginning of a visit now and then where the machine is busy. */
const ATTEMPTS = 3;

async function visitOnce(url: string, cookies: Cookie[], throttling: Throttling, attempt = 1): Promise<Visit> {
  try {
    return await measureVisit(url, cookies, throttling);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return visitOnce(url, cookies, throttling, attempt + 1);
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const medianOf = (visits: Visit[], name: keyof Visit): number => median(visits.map((visit) => visit[name]));

function print(subjects: Subject[], visits: Map<string, Visit[]>, throttling: Throttling): void {
  const rows = subjects.map(({ page, floor }) => {
    const own = visits.get(page) ?? [];
    const ratio = floor && medianOf(own, 'LCP') / medianOf(visits.get(floor) ?? [], 'LCP');
    const whole = (name: keyof Visit) => Math.round(medianOf(own, name));
    return {
      page,
      score: whole('score'),
      FCP: whole('FCP'),
      LCP: whole('LCP'),
      'LCP / floor': ratio ? ratio.toFixed(2) : '',
      SI: whole('SI'),
      TBT: whole('TBT'),
      'own TBT': whole('own'),
      CLS: medianOf(own, 'CLS').toFixed(3),
      TTI: whole('TTI'),
      JS: whole('JS'),
    };
  });
  console.log(`${throttling}, medians of ${visits.get(LIST_FLOOR)?.length ?? 0}; times in ms, JS in kB as sent`);
  console.table(rows);
}

async function main(runs = '5', method = 'simulate', build = path.join(__dirname, '../dist')): Promise<void> {
  const methods: Throttling[] = method === 'both' ? ['simulate', 'devtools'] : [method as Throttling];
  const server = await startVisitServer(path.resolve(build));
  try {
    const { job, cookies } = await prepare(server.url);
    const only = process.env.ONLY?.split(',');
    const subjects = toSubjects(job).filter(({ page, floor }) => !floor || !only || only.includes(page));
    for (const throttling of methods) {
      const visits = new Map<string, Visit[]>();
      for (let round = 0; round < Number(runs); round += 1) {
        for (const { page, address, signedIn } of subjects) {
          const visit = await visitOnce(server.url + address, signedIn ? cookies : [], throttling);
          visits.set(page, [...(visits.get(page) ?? []), visit]);
        }
      }
      print(subjects, visits, throttling);
    }
  } finally {
    server.stop();
  }
}

main(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
