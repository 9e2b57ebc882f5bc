import type { texts } from './texts';

export const english = {
  title: 'Job interests',
  empty: 'No interests selected yet.',
  add: 'Add job interests',
  added: 'Job interests added!',
  failed: 'Something went wrong while saving your details.',
  failedTitle: 'Job interests could not be added!',
  interests: 'Job interests',
  interestsMissing: 'Please choose at least one job interest!',
} satisfies typeof texts;
