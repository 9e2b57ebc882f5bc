import type { texts } from './texts';

export const english = {
  title: 'Skills',
  empty: 'No skills yet.',
  add: 'Add skills',
  added: 'Skills added!',
  failed: 'Something went wrong while saving your details.',
  failedTitle: 'Skills could not be added!',
  skills: 'Skills',
  rule: (limit) => `Choose up to ${limit} skills.`,
  skillsMissing: 'Please choose at least one skill!',
  tooMany: (limit) => `At most ${limit} skills.`,
  nothingNew: 'You have not added any new skill.',
} satisfies typeof texts;
