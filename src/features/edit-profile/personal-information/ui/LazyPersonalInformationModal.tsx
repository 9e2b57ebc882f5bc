import { lazy } from 'react';

/** The modal in a chunk of its own, fetched when it opens. */
export const PersonalInformationModal = lazy(async () => ({
  default: (await import('./PersonalInformationModal')).PersonalInformationModal,
}));
