import type { texts } from './texts';

export const english = {
  add: 'Add',
  addTo: (section) => `Add ${section}`,
  edit: (record) => `Edit ${record}`,
  delete: (record) => `Delete ${record}`,
  confirmDelete: 'Are you sure you want to delete?',
  deleted: 'Deleted successfully.',
  deleteFailed: 'This could not be deleted. Please try again.',
  loadFailed: 'This section could not be loaded.',
} satisfies typeof texts;
