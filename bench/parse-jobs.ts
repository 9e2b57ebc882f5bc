/**
 * Milliseconds that the schema takes for a list of 10,000 jobs, beside those of `JSON.parse` and of the mapping to the
 * app's own jobs. The first run is what a visitor waits for; the median is that of warm code.
 *
 * `npm run bench:parse`
 */
import { jobDto } from '@/entities/job/api/job.dto';
import { toJobs } from '@/entities/job/api/job.mapper';
import { parseRows } from '@/shared/api';
import { makeJobs } from './make-jobs';

const JOBS = 10_000;
const RUNS = 15;

function measure(name: string, run: () => unknown): void {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  const [first = 0] = times;
  const median = times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  console.log(
    `${name.padEnd(12)} first ${first.toFixed(0).padStart(3)} ms   median ${median.toFixed(0).padStart(3)} ms`,
  );
}

const json = JSON.stringify(makeJobs(JOBS));
const rows = JSON.parse(json) as unknown[];

measure('JSON.parse', () => JSON.parse(json));
measure('schema', () => parseRows(jobDto, rows, 'job/list'));
const jobs = parseRows(jobDto, rows, 'job/list');
measure('mapping', () => toJobs(jobs));
