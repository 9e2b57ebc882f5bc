/** What a page asks the worker that waits to take over from the present one. */
export type WorkerQuestion =
  /** Whether it brings another build than these scripts, which the page runs, are of; answered by a `WorkerAnswer`. */
  | { ask: 'is-other-build'; scripts: string[] }
  /** To take over at once, provided that no other tab is open that would lose its build's files; answered too. */
  | { ask: 'take-over-if-alone' };

/** Whether it is so, or whether it was done. */
export type WorkerAnswer = boolean;
