import type { texts } from './texts';

export const english = {
  alerts: { none: 'None', daily: 'Every day', weekly: 'Every week' },
} satisfies typeof texts;
