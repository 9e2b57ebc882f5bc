import { lazyDialog } from '@/shared/ui/dialog';

/** The modal in a chunk of its own, fetched when it opens. */
export const HeadlineModal = lazyDialog(async () => (await import('./HeadlineModal')).HeadlineModal);
