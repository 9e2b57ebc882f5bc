import type { texts } from './texts';

export const english = {
  title: 'Delete account',
  intro:
    'Your account is deleted seven days after you ask for it. Within these seven days you can cancel it with the ' +
    'button on this page or by signing in again. After that the account cannot be brought back.',
  goes: 'What is deleted',
  going: ['your profile, photo and CV', 'your applications and their history', 'all sessions, on whichever device'],
  stays: 'What stays',
  staying: [
    'reports of jobs that you sent, without your name, text and contact',
    'data that companies have already received with your applications',
    'what other browsers have stored of you (saved jobs, searches, text that was not sent), until Titian is opened there ' +
      'again within 30 days of the deletion, or until you clear that browser; of a browser that has signed out of your ' +
      'account we know nothing',
    'backups, until they expire; when one is restored, your account is deleted again',
  ],
  atOnce: 'What happens as soon as you ask for it',
  happening: [
    'Applications that are still open are withdrawn at once. Cancelling does not bring them back, but you may apply again.',
    'While the deletion waits, you cannot apply.',
    'All other devices are signed out of your account.',
    'We send an e-mail when the deletion is requested and when the account is gone.',
  ],
  exportFirst: 'It is best to download your data first, under “Download my data”.',
  open: 'Delete account',
  dialogTitle: 'Delete your account?',
  dialogText:
    'Applications that are still open are withdrawn now, and your account is deleted in seven days. Enter your ' +
    'password to go on.',
  password: 'Current password',
  showPassword: 'Show the password for deleting the account',
  passwordRequired: 'Enter your password.',
  wrong: 'The password is wrong.',
  cancel: 'Cancel',
  submit: 'Delete my account',
  failed: 'The deletion of your account cannot be requested at the moment.',
  stillSending: 'The request is still being sent.',
  pending: (moment: string) => `Your account will be deleted on ${moment}.`,
  pendingHint: 'Until then you can cancel it here or by signing in again.',
  keep: 'Cancel the deletion',
  kept: 'The deletion is cancelled. Your account stays.',
  keepFailed: 'The deletion cannot be cancelled at the moment.',
  leave: 'Sign out and erase the data in this browser',
  leaveHint:
    'This browser stores bookmarks, searches and what you typed and did not send. Signing out does not cancel the ' +
    'deletion of the account.',
  loadFailed: 'Whether your account is to be deleted could not be loaded',
} satisfies typeof texts;
