import type { texts } from './texts';

export const english = {
  sources: {
    media_social: 'Instagram, X, etc.',
    disnaker: 'Disnaker (local manpower office)',
    job_fair: 'Job fair',
    career_dev_center: 'Career development centre',
    campus_fair: 'Campus fair',
    relatives: 'Friends / colleagues / relatives',
    job_portal: 'Job portal (LinkedIn, Glints, etc.)',
  },
  sourceRequired: 'Please choose one of the options!',
  sourceQuestion: 'Where did you hear about this job?',
  chooseOne: 'Choose one',
  send: 'Send',
  sourceFailed: 'Your answer could not be saved',
  unknownFailure: 'Something went wrong. Please try again.',
  apply: 'Apply',
  closed: 'Closed',
  alreadyApplied: 'Already applied',
  seeStatus: 'See application status',
  stillSending: 'Still trying to send your application…',
  applied: 'Your application has been sent!',
  thanks: 'Thank you for applying for this job. We will contact you soon!',
  continue: 'Continue',
  failed: 'Your application could not be sent!',
  close: 'Close',
} satisfies typeof texts;
