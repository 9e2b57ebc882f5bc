/**
 * Resolves with the promise's value, or with null when it has not settled in time. The work goes on all the same.
 *
 * @param timeout in milliseconds
 * @throws what the promise rejects with in time
 */
export function withTimeout<T>(promise: Promise<T>, timeout: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeout, null);
  });
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer));
}
