import type { texts } from './texts';

export const english = {
  title: 'E-mail',
  current: (email: string) => `Your account's e-mail address now: ${email}`,
  consequence:
    'We send a link to the new address. Until it is opened, you still sign in with the old one. The old address is told, ' +
    'and can undo the change for 7 days.',
  email: 'New e-mail address',
  password: 'Current password',
  showPassword: 'Show the password for changing the e-mail address',
  submit: 'Change e-mail address',
  emailRequired: 'Enter an e-mail address.',
  emailInvalid: 'This is no e-mail address.',
  emailTooLong: (limit: number) => `The e-mail address has at most ${limit} characters.`,
  passwordRequired: 'Enter your password.',
  wrong: 'The password is wrong.',
  sent: (email: string) => `Open the link that we have sent to ${email} to confirm it.`,
  failed: 'Your e-mail address could not be changed.',
} satisfies typeof texts;
