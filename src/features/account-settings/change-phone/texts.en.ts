import type { texts } from './texts';

export const english = {
  title: 'Phone',
  current: (phone) => `Your account's phone number now: ${phone}`,
  none: 'Your account has no phone number yet.',
  consequence: 'Companies that you apply to contact you by this number. A notice of the change is sent to your email.',
  phone: 'New phone number',
  phoneRequired: 'Please enter your phone number.',
  password: 'Current password',
  showPassword: 'Show the password for changing the phone number',
  passwordRequired: 'Please enter your password.',
  submit: 'Change phone number',
  changed: 'Your phone number was changed.',
  wrong: 'The password is wrong.',
  failed: 'Your phone number could not be changed.',
  loadFailed: 'Your current phone number could not be shown',
} satisfies typeof texts;
