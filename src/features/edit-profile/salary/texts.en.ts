import type { texts } from './texts';

export const english = {
  title: 'Salary',
  current: 'Current salary',
  expected: 'Expected salary',
  missing: (salary) => `${salary} not filled in yet`,
  edit: 'Edit',
  editSalary: 'Edit salary',
  delete: 'Delete',
  deleteSalary: 'Delete salary',
  confirmDelete: 'Are you sure you want to delete?',
  deleted: 'Your details have been deleted.',
  deleteFailed: 'Your details could not be deleted. Please try again.',
  add: 'Add salary',
  change: 'Edit salary',
  added: 'Salary saved!',
  changed: 'Salary updated!',
  failed: 'Your salary could not be saved. Please try again.',
  currentAmount: 'Current salary',
  expectedAmount: 'Expected salary',
  unit: 'In rupiah per month',
  bothMissing: 'Please enter your current or your expected salary',
} satisfies typeof texts;
