import type { texts } from './texts';

export const english = {
  title: 'Password',
  consequence: 'When the password is changed, all other devices are signed out of your account.',
  old: 'Current password',
  showOld: 'Show current password',
  new: 'New password',
  confirm: 'Confirm new password',
  showConfirmation: 'Show password confirmation',
  submit: 'Change password',
  oldRequired: 'Enter your current password.',
  newRequired: 'Enter a new password.',
  rule: 'The password needs at least 6 characters, one capital letter and one special character (!@#$%^&*).',
  mismatch: 'The passwords are not the same.',
  wrong: 'The current password is wrong.',
  changed: 'Your password has been changed.',
  failed: 'Your password could not be changed.',
} satisfies typeof texts;
