import type { Picture } from '@/shared/ui/feedback';

/** A letter that has not been sent. */
export const noApplication: Picture = {
  line: 'M30 34h100v56H30zM30 36l50 34 50-34M52 102h56',
  lamp: 'M104 12l8 8 16-16',
};
