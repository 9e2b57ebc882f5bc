import type { texts } from './texts';

export const english = {
  documentTitle: 'Change password – Titian',
  title: 'Change password',
  intro: 'Create a new password for your account.',
  expired: 'Has the link expired?',
  newLink: 'Ask for a new link',
  linkDead: 'This link no longer works',
  linkDeadReason: 'Ask for a new link to change your password.',
  linkGone: 'Open the link in your email again',
  linkGoneReason:
    'To keep your account safe, the link for changing your password is not kept in the browser. Open it again from your email, or ask for a new one.',
} satisfies typeof texts;
