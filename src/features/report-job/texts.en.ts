import type { texts } from './texts';

export const english = {
  report: 'Report this job',
  about: (title, company) => `${title} at ${company}`,
  intro:
    'Reports are read by those who run this site. The job is not hidden automatically, and the company is not told who reported it.',
  reason: 'Reason',
  reasons: {
    money: 'Asks applicants for money',
    personalData: 'Asks for personal data, original papers or a bank account',
    impersonation: 'Pretends to be another company',
    misleading: 'What the job says is not true',
    discrimination: 'Requirements that discriminate',
    harmful: 'Dangerous, unlawful, or harassment',
    inactive: 'The job no longer exists',
    other: 'Another reason',
  },
  reasonRequired: 'Choose a reason.',
  text: 'Details (optional)',
  textTooLong: (max) => `Details have at most ${max} characters.`,
  contact: 'Your contact (optional)',
  contactHint: 'An email address or a phone number, if we may ask you more. It is deleted once the report is closed.',
  contactTooLong: (max) => `A contact has at most ${max} characters.`,
  send: 'Send the report',
  cancel: 'Cancel',
  failed: 'The report could not be sent. Please try again.',
  sent: 'The report was sent',
  repeated: 'Reported before',
  thanks: 'Thank you. We will read your report.',
  repeatedText: 'You have reported this job before, so it stays one report. We add what is new to it.',
  repeatedVisitor:
    'This vacancy was reported from this browser before, so it stays one report. We add what is new to it.',
  receipt: 'Report number:',
  close: 'Close',
} satisfies typeof texts;
