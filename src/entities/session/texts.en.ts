import type { texts } from './texts';

export const english = {
  activationSent: 'A new activation link has been sent. Please check your email.',
  activationFailed: 'The activation link could not be sent. Please try again later.',
  activationMissing:
    'A new link cannot be sent from here. Please look for the first one in your email, also in the spam folder.',
} satisfies typeof texts;
