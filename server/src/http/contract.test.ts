import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { testApp } from '../../test/test-app';
import { contractFile } from '../paths';
import { notFound } from './errors';
import { contractSchema, responseSchema } from './contract';

interface Operation {
  operationId: string;
  security?: unknown[];
  requestBody?: object;
  responses: object;
}

const { paths } = load(readFileSync(contractFile, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

/** What a call gets that is not served. */
const UNKNOWN_CALL = JSON.stringify(notFound().toBody());

it('puts referenced schemas in place', () => {
  expect(contractSchema('apply')).toEqual({
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['job'],
      properties: { job: expect.objectContaining({ oneOf: expect.any(Array) }) },
    },
  });
  expect(contractSchema('resetPassword').params).toMatchObject({ required: ['uidb64', 'token'] });
  expect(contractSchema('listCities').querystring).toMatchObject({ required: [] });
});

it('throws for an operation that the contract does not have', () => {
  expect(() => contractSchema('fly')).toThrow('The contract has no operation "fly".');
});

it('knows no response that the contract does not have', () => {
  expect(responseSchema('listJobs', 418)).toBeUndefined();
});

it('serves every call of the contract, and requires a session where it is not open to strangers', async () => {
  const { app, close } = await testApp();
  for (const { path, method, operationId, security } of operations) {
    const url = `/api/v1${path.replace(/\{\w+\}/g, 'x')}`;
    const response = await app.inject({ method: method as 'GET', url });
    const { statusCode } = response.json() as { statusCode: number };
    expect([operationId, statusCode === 4001]).toEqual([operationId, security === undefined]);
    expect([operationId, response.body]).not.toEqual([operationId, UNKNOWN_CALL]);
  }
  await close();
});

it('names 413 and 415 for every call with a body', () => {
  const withBody = operations.filter(({ requestBody }) => requestBody);
  expect(withBody.length).toBeGreaterThan(20);
  for (const { responses } of withBody) expect(Object.keys(responses)).toEqual(expect.arrayContaining(['413', '415']));
});
