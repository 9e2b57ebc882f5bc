import type { texts } from './texts';

export const english = {
  title: 'Portfolio',
  empty: 'No portfolio yet.',
  add: 'Add portfolio',
  change: 'Edit portfolio',
  added: 'Portfolio saved!',
  changed: 'Portfolio updated!',
  failed: 'An error occurred',
  name: 'Portfolio name',
  address: 'URL',
  example: 'For example: https://www.behance.net/your-name',
  nameMissing: 'Please enter the name of the portfolio.',
  addressMissing: 'Please enter a URL.',
  addressInvalid: 'This address cannot be opened as a link.',
} satisfies typeof texts;
