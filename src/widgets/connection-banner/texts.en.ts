import type { texts } from './texts';

export const english = {
  label: 'Connection',
  offline: 'You are offline.',
  offlineHint: 'You can still read what you have opened before; applying, saving, and signing in need the internet.',
  unreachable: 'Titian cannot be reached at the moment.',
  unreachableHint: 'What you see may not be up to date. We are trying again.',
} satisfies typeof texts;
