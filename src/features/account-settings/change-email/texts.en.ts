import type { texts } from './texts';

export const english = {
  title: 'Email',
  current: (email: string) => `Current email: ${email}`,
  consequence:
    'We send a link to the new address. Until it is opened, you still sign in with the old one. We also notify the ' +
    'old address, which can undo the change for 7 days.',
  email: 'New email address',
  password: 'Current password',
  showPassword: 'Show the password for changing the email address',
  submit: 'Change email address',
  emailRequired: 'Enter an email address.',
  emailInvalid: 'Enter a valid email address.',
  passwordRequired: 'Enter your password.',
  wrong: 'The password is wrong.',
  sent: (email: string) => `Open the link that we have sent to ${email} to confirm it.`,
  failed: 'Your email address could not be changed.',
  waiting: (email: string) => `Waiting to be confirmed by ${email}`,
  whatToDo: 'Open the inbox of that address and press the link in our email. Until then your old address is in use.',
  requestedAt: (moment: string) => `Requested ${moment}.`,
  expiresAt: (moment: string) => `The link works until ${moment}.`,
  notArrived:
    'Not there yet? Look into the spam folder, too. For a new link, fill in the form below again; the old link then stops ' +
    'working.',
  cancel: 'Cancel the change of email address',
  stillCancelling: 'Still cancelling.',
  cancelled: 'The change is cancelled. The link that we sent does not work any more.',
  cancelFailed: 'The change could not be cancelled.',
  gone: 'This change does not wait any more: it was confirmed, or it is over.',
  loadFailed: 'It is not known yet whether a change of the email address is waiting',
} satisfies typeof texts;
