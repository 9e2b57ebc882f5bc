/**
 * Runs tasks one after the other, in the order in which they are handed over. One that would be more than the
 * `maxWaiting`th to wait is not taken: then the answer is null.
 */
export function oneAtATime(maxWaiting: number): <T>(task: () => Promise<T>) => Promise<T> | null {
  let last: Promise<unknown> = Promise.resolve();
  let taken = 0;
  return (task) => {
    if (taken > maxWaiting) return null;
    taken += 1;
    const run = last.then(task, task).finally(() => (taken -= 1));
    last = run;
    return run;
  };
}
