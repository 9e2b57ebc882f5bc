import type { texts } from './texts';

export const english = {
  title: 'Social media',
  noLink: (network) => `No ${network} link included`,
  edit: (network) => `Edit ${network}`,
  delete: (network) => `Delete ${network}`,
  confirmDelete: 'Are you sure you want to delete?',
  deleted: 'The link has been deleted.',
  deleteFailed: 'Error deleting social media',
  add: 'Add social media',
  change: 'Edit social media',
  added: 'Social media saved!',
  changed: 'Social media updated!',
  failed: 'Your social media could not be saved. Please try again.',
  address: (network) => `${network} URL`,
  example: (address) => `For example: ${address}`,
  exampleNames: { linkedin: 'your-name', instagram: 'your_name' },
  addressMissing: 'Please enter a URL.',
  addressInvalid: 'Please enter a valid URL.',
} satisfies typeof texts;
