/**
 * Reasons for which no CV is read from a file. `unreadable`: its fonts do not say which letters they have; `not-loaded`: the
 * reader is missing, for lack of a connection.
 */
export type CvRefusal =
  | 'scan'
  | 'unreadable'
  | 'encrypted'
  | 'truncated'
  | 'unknown-type'
  | 'too-large'
  | 'too-many-pages'
  | 'bomb'
  | 'timeout'
  | 'not-loaded'
  | 'failed';

/** A file that is not read, with the reason. Nothing of the file is in it. */
export class CvRefused extends Error {
  constructor(readonly reason: CvRefusal) {
    super(`The CV is not read: ${reason}.`);
    this.name = 'CvRefused';
  }
}

/** Refuses more than 10,000 lines or values, and more than a million characters: no CV has them. */
export function checkSize(count: number, length: number): void {
  if (count > 10_000 || length > 1_000_000) throw new CvRefused('bomb');
}
