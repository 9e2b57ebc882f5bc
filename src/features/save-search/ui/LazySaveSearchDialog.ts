import { lazyDialog } from '@/shared/ui/dialog';

/** `SaveSearchDialog`, fetched when it opens. */
export const LazySaveSearchDialog = lazyDialog(async () => (await import('./SaveSearchDialog')).SaveSearchDialog);
