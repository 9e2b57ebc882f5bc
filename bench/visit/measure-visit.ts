import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Cookie } from '@playwright/test';
import { chromiumPath } from '../../e2e/support/browsers';
import { ownBlockingTime } from './own-blocking-time';
import type { TraceEvent } from './own-blocking-time';
import { freePort } from './visit-server';

/** How Lighthouse makes the phone slow: it calculates (its default), or really slows network and processor down. */
export type Throttling = 'simulate' | 'devtools';

/** Figures of one visit: milliseconds, but for `score` (0 to 100), `CLS` and `JS` (kB as sent). */
export interface Visit {
  score: number;
  FCP: number;
  LCP: number;
  SI: number;
  TBT: number;
  /** The part of it that the page itself makes: see `ownBlockingTime`. */
  own: number;
  CLS: number;
  TTI: number;
  JS: number;
  /** Lighthouse's benchmark index: how fast the machine was. */
  index: number;
}

interface Report {
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } } | undefined>;
}

const run = promisify(execFile);

/** The newest Lighthouse wants a newer Node than the project: the package registry brings both. */
const LIGHTHOUSE = ['-y', '-p', 'node@24', '-p', 'lighthouse', 'lighthouse'];

const TIMEOUT_MS = 180_000;

function toVisit(report: Report, trace: TraceEvent[]): Visit {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = (report.audits['network-requests']?.details?.items ?? []) as {
    resourceType?: string;
    transferSize: number;
  }[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    score: Math.round((report.categories.performance.score ?? Number.NaN) * 100),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    SI: value('speed-index'),
    TBT: value('total-blocking-time'),
    own: ownBlockingTime(trace),
    CLS: value('cumulative-layout-shift'),
    TTI: value('interactive'),
    JS: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    index: report.environment.benchmarkIndex,
  };
}

/**
 * One first visit, by Lighthouse's mobile preset, in a browser that has never been there.
 *
 * @param cookies of a session, for a page of one who is signed in
 * @throws when Lighthouse is not available, or the page cannot be measured
 */
export async function measureVisit(url: string, cookies: Cookie[], throttling: Throttling): Promise<Visit> {
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-visit-browser-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    await browser.addCookies(cookies);
    const output = path.join(folder, 'report.json');
    const options = [
      `--port=${port}`,
      `--throttling-method=${throttling}`,
      `--output-path=${output}`,
      '--output=json',
      '--only-categories=performance',
      '--disable-storage-reset',
      // The trace, beside the report.
      '--save-assets',
      '--quiet',
    ];
    await run('npx', [...LIGHTHOUSE, url, ...options], { timeout: TIMEOUT_MS });
    const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const { traceEvents } = read('report-0.trace.json') as { traceEvents: TraceEvent[] };
    return toVisit(read('report.json') as Report, traceEvents);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
