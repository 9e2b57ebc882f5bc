import { useCapability } from '@/entities/capability';
import { PushSync } from '@/features/push-news';
import { BookmarkSync } from '@/widgets/bookmark-sync';

/** Keeps the bookmarks of device and account together, and the provider informed about pushes to this browser. */
export function SettledParts() {
  const hasPushes = useCapability('webPush');
  return (
    <>
      <BookmarkSync />
      {hasPushes && <PushSync />}
    </>
  );
}
