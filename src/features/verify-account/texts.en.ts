import type { texts } from './texts';

export const english = {
  verified: 'Your account is now active.',
  failed: 'Your account could not be activated.',
  email: 'Email',
  emailRequired: 'Please enter your email.',
  emailInvalid: 'Please enter a valid email address.',
  resendActivation: 'Resend activation link',
} satisfies typeof texts;
