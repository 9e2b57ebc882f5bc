import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { contractFile } from '../paths';
import { JSON_BODY_LIMIT } from './body-parsing';
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

/** Response to a call that does not exist. */
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

describe('a body that a call does not take', () => {
  let test: TestApp;
  let session: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    test = await testApp();
    session = await signedIn(test);
  });
  afterAll(() => test.close());

  const send = ({ path, method }: (typeof operations)[number], type: string, payload: string) =>
    test.app.inject({
      method: method as 'POST',
      url: `/api/v1${path.replace(/\{\w+\}/g, 'x')}`,
      headers: { ...session.headers, 'content-type': type },
      payload,
    });
  const text = (operation: (typeof operations)[number]) => send(operation, 'text/plain', 'x');
  const longJson = (operation: (typeof operations)[number]) =>
    send(operation, 'application/json', JSON.stringify({ text: 'x'.repeat(JSON_BODY_LIMIT) }));

  const changing = operations.filter(({ method }) => method !== 'GET');
  it.each(changing.map((operation) => [operation.operationId, operation] as const))(
    'is refused by %s as the contract says: text with 415, and more than 64 KiB of JSON with 413',
    async (operationId, operation) => {
      const [refused, tooLong] = [await text(operation), await longJson(operation)];
      expect([refused.statusCode, tooLong.statusCode]).toEqual([415, 413]);
      for (const response of [refused, tooLong]) expectContract(operationId, response);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['413', '415']));
    },
  );

  it('is ignored by calls that only read', async () => {
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      for (const response of [await text(operation), await longJson(operation)]) {
        expect([operation.operationId, [413, 415].includes(response.statusCode)]).toEqual([
          operation.operationId,
          false,
        ]);
      }
    }
  });
});
