import type { Picture } from './picture';

/** A lock: this is for those who are signed in. */
export const closedGate: Picture = {
  line: 'M50 50h60v42H50zM62 50V36a18 18 0 0 1 36 0v14M28 102h104',
  lamp: 'M80 66v10',
};
