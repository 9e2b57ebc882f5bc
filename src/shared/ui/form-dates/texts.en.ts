import type { texts } from './texts';

export const english = {
  halfTyped: (typed) => `Not complete: ${typed}`,
} satisfies typeof texts;
