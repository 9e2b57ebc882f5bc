import type { texts } from './texts';

export const english = {
  activationSent: 'A new activation link has been sent. Please check your email.',
  activationFailed: 'The activation link could not be sent. Please try again later.',
} satisfies typeof texts;
