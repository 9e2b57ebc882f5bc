import type { Picture } from './picture';

/** A magnifying glass over an empty road: nothing was found. */
export const noMatch: Picture = {
  line: 'M76 20a26 26 0 1 0 0 52 26 26 0 0 0 0-52M95 65l25 25M20 98h30M62 98h22M130 98h14',
  lamp: 'M66 46h20',
};
