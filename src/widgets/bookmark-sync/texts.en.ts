import type { texts } from './texts';

export const english = {
  full: 'Your account has no room for more saved jobs. New ones are on this device only. Remove some to have them saved in your account.',
} satisfies typeof texts;
