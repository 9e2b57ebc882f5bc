/** Throws whatever JSON can hold at the calls that take a body. */
import fc from 'fast-check';
import { candidateIn, signedIn } from '../test/candidates';
import { expectContract } from '../test/expect-contract';
import { testApp, type TestApp } from '../test/test-app';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await testApp();
  ({ headers } = await signedIn(test));
  await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
});
afterAll(() => test.close());

const calls = [
  { operationId: 'register', path: 'candidate/register/', fields: ['name', 'email', 'phoneNumber', 'password'] },
  { operationId: 'verify', path: 'candidate/verify/', fields: ['verifyToken'] },
  { operationId: 'login', path: 'candidate/login/', fields: ['email', 'password'] },
  { operationId: 'forgotPassword', path: 'candidate/forgot-password/', fields: ['email'] },
  { operationId: 'resetPassword', path: 'candidate/reset-password/MTIz/token/', fields: ['password'] },
  { operationId: 'apply', path: 'job-application/apply/', fields: ['job'] },
  { operationId: 'saveJobReference', path: 'job/job-reference/', fields: ['job_id', 'candidate_id', 'ref'] },
];

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', '\u202e', "' or 1=1 --", '%', '../../x', 'siti@example.com', 'Rahasia!', 'NaN'),
  fc.string().map((text) => text.repeat(500)),
);
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(1e308, -0, 2 ** 53, -1, 0.5, true, null),
  fc.constant([[[[]]]]),
  fc.jsonValue({ stringUnit: 'binary' }),
);

describe.each(calls)('$operationId', ({ operationId, path, fields }) => {
  it('answers anything with a failure or success of the contract, never with 5000', async () => {
    const bodies = fc.oneof(
      fc.record(Object.fromEntries(fields.map((field) => [field, oddValue])), { requiredKeys: [] }),
      fc.dictionary(fc.oneof(oddText, fc.constantFrom(...fields)), oddValue),
      oddValue,
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const response = await test.app.inject({
          method: 'POST',
          url: `/api/v1/${path}`,
          headers: { ...headers, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        });
        expect(response.statusCode).toBeLessThan(500);
        if (response.statusCode !== 413) expectContract(operationId, response);
      }),
      { numRuns: 60 },
    );
  });
});

it('answers any address without an error of its own', async () => {
  const segment = fc.oneof(
    fc.webSegment().filter((text) => text !== ''),
    fc.constantFrom('%00', '%2e%2e', '%ff', '%ud800', '..', 'job', 'api'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(segment), fc.webQueryParameters(), async (segments, query) => {
      for (const prefix of ['/api/v1/', '/api/v1/job/by-slug/', '/media/', '/']) {
        const response = await test.app.inject({ url: `${prefix}${segments.join('/')}?${query}`, headers });
        expect(response.statusCode).toBeLessThan(500);
      }
    }),
    { numRuns: 40 },
  );
});
