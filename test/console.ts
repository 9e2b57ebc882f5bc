import { format } from 'node:util';

/** How `logFailure` begins what it logs. */
const FAILURE = '[titian] ';

/** Redux Toolkit's hint that a check of its development build took long, which it does on a busy machine. */
const SLOW_CHECK = /^(Immutable|Serializable)StateInvariantMiddleware took /;

let unexpected: Error[] = [];
let failuresExpected = false;

/** For a test that makes a call fail: the app may log the failure. */
export function expectLoggedFailures(): void {
  failuresExpected = true;
}

// A test that expects anything else to be logged replaces the method with `jest.spyOn`.
(['error', 'warn', 'info', 'log', 'debug'] as const).forEach((method) => {
  console[method] = (...args: unknown[]) => {
    const text = format(...args);
    if (SLOW_CHECK.test(text) || (failuresExpected && text.startsWith(FAILURE))) return;
    unexpected.push(new Error(`console.${method}: ${text}`));
  };
});

// Responses that come after the end of the previous test are ignored.
beforeEach(() => {
  unexpected = [];
  failuresExpected = false;
});

/** A test fails by what it logs unexpectedly, so that the log of a green run is empty. */
afterEach(() => {
  const [first] = unexpected;
  unexpected = [];
  if (first) throw first;
});
