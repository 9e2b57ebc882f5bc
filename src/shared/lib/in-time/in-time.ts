/**
 * What some work comes to, unless it takes too long; it goes on then.
 *
 * @param patience how long to wait, in milliseconds
 * @returns null when it takes longer
 * @throws what the work throws in time
 */
export function inTime<T>(work: Promise<T>, patience: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
