/** Runs a task, perhaps after others have ended; gives back what it gives back. */
export type Turnstile = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets at most `places` tasks run at once; the others wait in the order in which they came. */
export function createTurnstile(places: number): Turnstile {
  const waiting: (() => void)[] = [];
  let free = places;
  const enter = (): Promise<void> =>
    new Promise((resolve) => {
      if (free === 0) waiting.push(resolve);
      else {
        free -= 1;
        resolve();
      }
    });
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
