import type { texts } from './texts';

export const english = {
  tooShort: 'Password must be at least 6 characters long!',
  mismatch: 'Passwords do not match!',
  newPassword: 'New password',
  passwordRule: 'At least 6 characters, with one capital letter and one special character (!@#$%^&*).',
  confirmPassword: 'Confirm new password',
  showConfirmation: 'Show password confirmation',
  submit: 'Submit',
  changed: 'Your password has been changed!',
  signInAnew: 'Please sign in with your new password.',
  continue: 'Continue',
  failed: 'Your password could not be changed!',
  unknownFailure: 'Failed to reset password.',
  close: 'Close',
} satisfies typeof texts;
