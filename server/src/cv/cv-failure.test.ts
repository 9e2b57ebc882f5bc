import { signedIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';

jest.mock('./pdf/render-cv', () => ({ renderCv: jest.fn().mockRejectedValue(new Error('A font is missing.')) }));

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('responds with 5000 as JSON when the CV cannot be made', async () => {
  const { headers } = await signedIn(test);
  const response = await test.app.inject({ url: '/api/v1/candidate/generate-cv/', headers });
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers).not.toHaveProperty('content-disposition');
  expect(response.json().statusCode).toBe(5000);
  expect(response.body).not.toContain('font');
});
