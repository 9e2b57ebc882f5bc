import type { texts } from './texts';

export const english = {
  title: 'Organisation experience',
  empty: 'No organisation experience yet.',
  add: 'Add organisation experience',
  change: 'Edit organisation experience',
  added: 'Organisation experience saved!',
  changed: 'Organisation experience updated!',
  failed: 'Your organisation experience could not be saved. Please try again.',
  deleteFailed: 'Failed to delete organisation experience.',
  organization: 'Name of the organisation',
  position: 'Position',
  start: 'Start',
  present: 'I am still active here',
  end: 'End',
  info: 'Additional information',
  organizationMissing: 'Please enter the name of the organisation.',
  positionMissing: 'Please enter your position.',
  startMissing: 'Please choose a start date.',
  endMissing: 'Please choose an end date if you are no longer active.',
  endBeforeStart: 'The end date is before the start date.',
  tooLong: (limit) => `At most ${limit} characters`,
} satisfies typeof texts;
