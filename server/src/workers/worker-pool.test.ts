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
  const pdf = await workers.run('renderCv', 'siti', cv);
  expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  const file = await picture(64, 64).jpeg().toBuffer();
  expect(await workers.run('drawPhoto', 'siti', file)).toEqual({ webp: expect.anything() });
});

it('rejects with the message of what a task throws', async () => {
  await expect(workers.run('renderCv', 'siti', { ...cv, cv: {} as never })).rejects.toThrow(/sections|undefined/);
});

it('runs one at a time, lets two wait and refuses the others with 503 and a time to come back', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, i) => workers.run('renderCv', `candidate ${i}`, cv)),
  );
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(ApiFailure);
    expect(refusal).toMatchObject({ code: 5000, httpStatus: 503, retryAfter: 5 });
  }
  expect(workers.waiting).toBe(0);
});

describe('with a candidate who asks for ten CVs at once', () => {
  let roomy: WorkerPool;
  beforeAll(() => {
    roomy = new WorkerPool({ threads: 1 });
  });
  afterAll(() => roomy.close());

  it('gives three of them, and those who come later their turns between hers', async () => {
    const order: string[] = [];
    const ask = (caller: string) =>
      roomy.run('renderCv', caller, cv).then(
        () => order.push(caller),
        (error: unknown) => {
          expect(error).toMatchObject({ code: 5000, httpStatus: 503, retryAfter: 5 });
          order.push('refused');
        },
      );
    const ten = Array.from({ length: 10 }, () => ask('many'));
    // The first of them has begun.
    await new Promise(setImmediate);
    await Promise.all([...ten, ask('siti'), ask('budi')]);
    const drawn = order.filter((caller) => caller !== 'refused');
    expect(drawn).toEqual(['many', 'many', 'siti', 'budi', 'many']);
    expect(order).toHaveLength(12);
    expect(roomy.waiting).toBe(0);
  });

  it('takes her photo at the same time, and further CVs afterwards', async () => {
    const three = Array.from({ length: 3 }, () => roomy.run('renderCv', 'many', cv));
    const file = await picture(64, 64).jpeg().toBuffer();
    expect(await roomy.run('drawPhoto', 'many', file)).toEqual({ webp: expect.anything() });
    await Promise.all(three);
    await roomy.run('renderCv', 'many', cv);
  });
});

it('leaves the event loop to others meanwhile', async () => {
  const entries = Array.from({ length: 60 }, (_, i) => ({ title: `Staf ${i}`, text: 'Mengelola arsip. '.repeat(60) }));
  const long = { ...cv, cv: { ...cv.cv, sections: [{ heading: 'Pengalaman Kerja', entries }] } };
  const histogram = performance.eventLoopUtilization();
  await workers.run('renderCv', 'siti', long);
  expect(performance.eventLoopUtilization(histogram).utilization).toBeLessThan(0.5);
});
