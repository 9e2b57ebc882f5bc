import { useSyncExternalStore } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { appUpdates } from './app-updates';
import { BesideDialogs } from '@/shared/ui/LiveRegion';
import { texts } from './texts';
import type { Updates } from './updates';

/** A chunk of its own: most visits come with the newest build. */
const UpdateSnackbar = lazyPart(
  'the offer of a newer build',
  async () => (await import('./UpdateSnackbar')).UpdateSnackbar,
);

/** Value while a page is rendered without a browser. */
const isNoneOffered = () => false;

/** Offers a newer build of the app. Where its chunk cannot be fetched, the next page view offers it. */
export function UpdateAlert({ updates = appUpdates }: { updates?: Updates }) {
  const offered = useSyncExternalStore(updates.subscribe, updates.isOffered, isNoneOffered);
  return (
    <BesideDialogs>
      <div role="status" aria-label={texts.label}>
        {offered && <UpdateSnackbar updates={updates} />}
      </div>
    </BesideDialogs>
  );
}
