import type { Answers } from '../api/answers.dto';
import { texts } from '../texts';

/** From here on the provider rounds. */
const FIRST_ROUNDED = 21;

/** The numbers that the usual time rests on, in words. */
export const toCounts = ({ answered, counted }: Answers): string =>
  (counted < FIRST_ROUNDED ? texts.counts : texts.roundedCounts)(answered, counted);
