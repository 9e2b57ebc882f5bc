import type { Picture } from '@/shared/ui/feedback';

/** A bookmark beside lines that wait: nothing is saved. */
export const noBookmark: Picture = {
  line: 'M58 18h44v62L80 66 58 80zM24 36h18M24 52h18M118 36h18M118 52h18M30 98h100',
  lamp: 'M80 30v18M71 39h18',
};
