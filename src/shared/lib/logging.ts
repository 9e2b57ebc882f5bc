/**
 * Logs a failure for developers, for the places where the specification says "only logged".
 *
 * @param what the place and what went wrong; no personal data
 * @param cause an error or ApiError; its words and codes are logged, never a body or a form's values
 */
export function logFailure(what: string, cause?: unknown): void {
  // eslint-disable-next-line no-console -- the one place that writes to the console
  console.error(`[titian] ${what}`, cause);
}
