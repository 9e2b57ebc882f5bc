import type { IncomingHttpHeaders } from 'node:http';

/** Cookie of the candidate's choice. */
const CHOICE = /(?:^|;\s*)titian-save-data=(on|off)(?:;|$)/;

/**
 * True when images wait until the visitor requests them: by the choice made in the web app, else by the browser's
 * `Save-Data`. Specification 4, section 11.
 */
export function savesData(headers: IncomingHttpHeaders): boolean {
  const chosen = CHOICE.exec(headers.cookie ?? '')?.[1];
  return chosen === undefined ? headers['save-data'] === 'on' : chosen === 'on';
}
