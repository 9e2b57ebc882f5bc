import type { texts } from './texts';

export const english = {
  title: 'Delete account',
  intro:
    'Your account is deleted seven days after you request it. Until then you can cancel the deletion here or by signing ' +
    'in again. After that the account cannot be restored.',
  goes: 'What is deleted',
  going: ['your profile, photo and CV', 'your applications and their history', 'all sessions, on every device'],
  stays: 'What stays',
  staying: [
    'reports of jobs that you sent, without your name, text and contact',
    'data that companies have already received with your applications',
    'what other browsers store (saved jobs, search history, text that was not sent), until Titian is opened there within ' +
      '30 days of the deletion or you clear the data of that browser',
    'backups, until they expire; when one is restored, your account is deleted again',
  ],
  atOnce: 'What happens at once',
  happening: [
    'Open applications are withdrawn and do not come back when you cancel, but you may apply again.',
    'While the deletion is pending, you cannot apply.',
    'All other devices are signed out of your account.',
    'We send an email when the deletion is requested and when the account is gone.',
  ],
  exportFirst: 'It is best to download your data first, under “Download my data”.',
  open: 'Delete account',
  dialogTitle: 'Delete your account?',
  dialogText:
    'Applications that are still open are withdrawn now, and your account is deleted in seven days. Enter your ' +
    'password to continue.',
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
  affects: {
    job: 'While the deletion is pending, you cannot apply.',
    application: 'Open applications have been withdrawn, and you cannot apply.',
    profile: 'Your profile, photo and CV are deleted with it.',
  },
  keepInSettings: 'Cancel it in the account settings',
  keep: 'Cancel the deletion',
  kept: 'The deletion is cancelled. Your account stays.',
  keepFailed: 'The deletion cannot be cancelled at the moment.',
  leave: 'Sign out and erase the data in this browser',
  leaveHint:
    'This browser stores bookmarks, searches and what you typed and did not send. Signing out does not cancel the ' +
    'deletion of the account.',
  loadFailed: 'The status of the deletion could not be loaded',
} satisfies typeof texts;
