import { lazyDialog } from '@/shared/ui/dialog';

/** The modal in a chunk of its own, fetched when it opens. */
export const PersonalInformationModal = lazyDialog(
  async () => (await import('./PersonalInformationModal')).PersonalInformationModal,
);
