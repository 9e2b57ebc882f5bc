/**
 * Request of a page to the worker that waits to take over from the present one; the worker sends a `WorkerResponse`.
 * The page may be of an earlier build than the worker: the key and its values stay as they are.
 */
export type WorkerRequest =
  /** True when it brings another build than these scripts, which the page runs, are of. */
  | { ask: 'is-other-build'; scripts: string[] }
  /** To take over at once, provided that no other tab is open that would lose its build's files. */
  | { ask: 'take-over-if-alone' }
  /** For what was shared to the app, which the worker then forgets; null where there is nothing. */
  | { ask: 'take-shared' };

/** A text or a picture that was shared to the app, under the names of `manifest.webmanifest`. Specification 4, section 14. */
export interface SharedForm {
  title: string | null;
  text: string | null;
  url: string | null;
  picture: File | null;
  /** True when a picture was shared that did not get here. */
  isPictureLost: boolean;
}

/** True when it is so, or whether it was done; or what was shared. */
export type WorkerResponse = boolean | SharedForm | null;

/** Message of the worker to the pages: the browser has changed its subscription to pushes. */
export type WorkerMessage = 'push-changed';
