import { signedIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import { WorkerPool } from '../workers/worker-pool';

const workers = new WorkerPool();
let test: TestApp;
beforeAll(async () => {
  test = await testApp({}, { workers });
});
afterAll(() => test.close());

async function cvWhile(run: () => Promise<never>) {
  jest.spyOn(workers, 'run').mockImplementation(run);
  const { headers } = await signedIn(test);
  return test.app.inject({ url: '/api/v1/candidate/generate-cv/', headers });
}

it('responds with 5000 as JSON when the CV cannot be made', async () => {
  const response = await cvWhile(async () => {
    throw new Error('A font is missing.');
  });
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers).not.toHaveProperty('content-disposition');
  expect(response.json().statusCode).toBe(5000);
  expect(response.body).not.toContain('font');
});
