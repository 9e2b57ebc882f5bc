import { testApp, type TestApp } from '../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('answers a call that does not exist with 4004 as JSON', async () => {
  const response = await test.app.inject({ url: '/api/v1/nothing/' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ statusCode: 4004, message: 'Alamat yang diminta tidak ditemukan.' });
});
