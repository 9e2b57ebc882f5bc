import type { texts } from './texts';

export const english = {
  add: 'Add',
  addTo: (section) => `Add ${section}`,
  edit: (record) => `Edit ${record}`,
  delete: (record) => `Delete ${record}`,
  confirmDelete: 'Are you sure you want to delete?',
  deleted: 'Deleted successfully.',
  deleteFailed: 'This could not be deleted. Please try again.',
  draftLeft: 'A draft has not been saved to your profile yet.',
  continueDraft: 'Continue',
  discardDraft: 'Discard',
  loadFailed: 'This section could not be loaded.',
} satisfies typeof texts;
