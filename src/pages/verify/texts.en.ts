import type { texts } from './texts';

export const english = {
  documentTitle: 'Account activation – Titian',
  linkIncomplete: 'Open the link in your email again',
  linkIncompleteReason: 'This activation link is incomplete. Open the link in your activation email again.',
  signIn: 'Sign in',
  continue: 'Continue',
  verifying: 'Activating your account…',
  progress: 'Activating the account',
  wait: 'One moment, please.',
  verified: 'Your account has been activated! Please sign in again!',
  otherAccount: 'This browser is signed in to an account. If it is another one, sign out first, then sign in again.',
  failed: 'Your account could not be activated',
  used: 'This link has been used already',
  signInHint: 'If your account is already active, please sign in.',
  newLinkHint: 'If it is not, enter your email address to receive a new activation link.',
  retry: 'Try again',
} satisfies typeof texts;
