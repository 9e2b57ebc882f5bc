import type { texts } from './texts';

export const english = {
  withdraw: 'Withdraw application',
  withdrawFrom: (title) => `Withdraw application ${title}`,
  title: 'Withdraw this application?',
  about: (title, company) => `${title} at ${company}`,
  consequences: [
    'The company sees that you withdrew this application, and can no longer process it.',
    'A withdrawal cannot be undone.',
    'You can still read the application and what happened to it here.',
    'As long as the job is open, you can apply again from the first stage.',
  ],
  reason: 'Reason (optional)',
  reasonRead: 'The company can read this reason.',
  reasonTooLong: (max) => `A reason has at most ${max} characters.`,
  continue: 'Continue',
  cancel: 'Cancel',
  confirmTitle: 'Really withdraw?',
  confirmText: (title, company) =>
    `Your application for ${title} at ${company} will be withdrawn. This cannot be undone.`,
  confirm: 'Yes, withdraw it',
  back: 'Back',
  failed: 'The application could not be withdrawn. Please try again.',
  withdrawn: 'Your application has been withdrawn.',
} satisfies typeof texts;
