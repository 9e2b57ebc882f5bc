import { performance } from 'node:perf_hooks';
import { picture } from '../profile/profile-form.fixture';
import { cvSource } from '../cv/cv-source.fixture';
import { toCv } from '../cv/to-cv';
import { ApiFailure } from '../http/failure';
import { WorkerPool } from './worker-pool';

let workers: WorkerPool;
beforeAll(() => {
  workers = new WorkerPool({ threads: 1, waiting: 2 });
});
afterAll(() => workers.close());

const cv = { cv: toCv(cvSource), photo: null, createdAt: new Date('2026-01-01') };

it('draws a CV and a photo', async () => {
  const pdf = await workers.run('renderCv', cv);
  expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  const file = await picture(64, 64).jpeg().toBuffer();
  expect(await workers.run('drawPhoto', file)).toEqual({ webp: expect.anything() });
});

it('rejects with the message of what a task throws', async () => {
  await expect(workers.run('renderCv', { ...cv, cv: {} as never })).rejects.toThrow(/sections|undefined/);
});

it('runs one at a time, lets two wait and refuses the others with 503 and a time to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => workers.run('renderCv', cv)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(ApiFailure);
    expect(refusal).toMatchObject({ code: 5000, httpStatus: 503, retryAfter: 5 });
  }
  expect(workers.waiting).toBe(0);
});

it('leaves the event loop to others meanwhile', async () => {
  const entries = Array.from({ length: 60 }, (_, i) => ({ title: `Staf ${i}`, text: 'Mengelola arsip. '.repeat(60) }));
  const long = { ...cv, cv: { ...cv.cv, sections: [{ heading: 'Pengalaman Kerja', entries }] } };
  const histogram = performance.eventLoopUtilization();
  await workers.run('renderCv', long);
  expect(performance.eventLoopUtilization(histogram).utilization).toBeLessThan(0.5);
});
