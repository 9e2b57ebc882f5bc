import { testApp, type TestApp } from '../../../test/test-app';
import { jobs } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJobs } from '../../jobs/job-store';

let drawing = 0;
let mostAtOnce = 0;
let release: () => void = () => undefined;
let released: Promise<void>;

jest.mock('./share-image', () => ({
  shareImage: async () => {
    drawing += 1;
    mostAtOnce = Math.max(mostAtOnce, drawing);
    await released;
    drawing -= 1;
    return Buffer.from('picture');
  },
}));

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  released = new Promise((resolve) => (release = resolve));
});
afterAll(() => test.close());

it('draws one picture at a time, and refuses those beyond the 20 that may wait', async () => {
  const inputs = Array.from({ length: 25 }, (_, i) => makeJobInput({ sourceId: `job-${i}`, title: `Staf ${i}` }));
  await upsertJobs(test.db, inputs);
  const slugs = await test.db.select({ slug: jobs.slug }).from(jobs);
  const refusals: (string | undefined)[] = [];
  const responses = slugs.map(async ({ slug }) => {
    const response = await test.app.inject({ url: `/share/jobs/${slug}.png` });
    if (response.statusCode === 503) refusals.push(response.headers['retry-after']);
    if (refusals.length === 4) release();
    return response.statusCode;
  });
  const statusCodes = await Promise.all(responses);
  expect(statusCodes.filter((code) => code === 200)).toHaveLength(21);
  expect(refusals).toEqual(['5', '5', '5', '5']);
  expect(mostAtOnce).toBe(1);
});
