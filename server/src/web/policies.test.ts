/** The policies as a tool reads them that knows how others were got around. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { testApp, type TestApp } from '../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Findings that leave a way in; what may be one, in the eyes of the tool, is that scripts come from the own origin. */
const SERIOUS = [Severity.HIGH, Severity.HIGH_MAYBE, Severity.MEDIUM, Severity.SYNTAX];

const findings = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => SERIOUS.includes(severity))
    .map(({ directive, description }) => `${directive}: ${description}`);

it.each(['/', '/jobs', '/api/v1/job/list/', '/api/nothing', '/healthz', '/%zz', '/media/%zz', '/media/photos/b.webp'])(
  'the policy of %s has no serious gap',
  async (url) => {
    const { headers } = await test.app.inject(url);
    expect(findings(String(headers['content-security-policy']))).toEqual([]);
  },
);

it('finds a gap where there is one', () => {
  expect(findings("script-src 'unsafe-inline' https:; object-src *")).not.toEqual([]);
});
