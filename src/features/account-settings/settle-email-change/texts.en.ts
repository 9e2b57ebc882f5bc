import type { texts } from './texts';

export const english = {
  confirm: {
    title: 'Confirm the new email address',
    explanation: 'Once it is confirmed, you sign in to Titian with the address that this link was sent to.',
    submit: 'Confirm the address',
    done: 'The email address of your account has been changed.',
    failed: 'The new email address could not be confirmed.',
  },
  undo: {
    title: 'Undo the change of the email address',
    explanation:
      'The address that this link was sent to becomes the address of your account again. All devices are signed out, and ' +
      'you choose a new password with a link that we send.',
    submit: 'Undo the change',
    done: 'The change is undone. Choose a new password with the link that we have sent to your address.',
    failed: 'The change could not be undone.',
  },
  signIn: 'Sign in',
  continue: 'Continue',
  newLink: 'Ask for a new link in the account settings',
  home: 'To the start page',
} satisfies typeof texts;
