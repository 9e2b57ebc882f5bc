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
  waiting: (email: string) => `Waiting to be confirmed by ${email}`,
  whatToDo: 'Open the inbox of that address and press the link in our e-mail. Until then your old address is in use.',
  requestedAt: (moment: string) => `Requested ${moment}.`,
  expiresAt: (moment: string) => `The link works until ${moment}.`,
  notArrived:
    'Not there yet? Look into the spam folder, too. For a new link, fill in the form below again; the old link then stops ' +
    'working.',
  cancel: 'Cancel the change of e-mail address',
  stillCancelling: 'Still cancelling.',
  cancelled: 'The change is cancelled. The link that we sent does not work any more.',
  cancelFailed: 'The change could not be cancelled.',
  gone: 'This change does not wait any more: it was confirmed, or it is over.',
  loadFailed: 'It is not known yet whether a change of the e-mail address is waiting',
} satisfies typeof texts;
