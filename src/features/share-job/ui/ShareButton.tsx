import { memo, useState } from 'react';
import type { Job } from '@/entities/job';
import { lazyDialog } from '@/shared/ui/dialog';
import { texts } from '../texts';

const ShareJobDialog = lazyDialog(async () => (await import('./ShareJobDialog')).ShareJobDialog);

/**
 * Opens the dialog to share a vacancy. A closed one can no longer be shared. Specification 1, section 2. A plain button,
 * which the card gives its look.
 */
export const ShareButton = memo(function ShareButton({ job }: { job: Job }) {
  // Of which job: the button may come to stand for another.
  const [shared, setShared] = useState<Job['id'] | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={texts.share(job.title)}
        disabled={!job.isOpen}
        onClick={() => setShared(job.id)}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="m8 11 8-4.7M8 13l8 4.7" />
          <circle cx="18" cy="5" r="2" />
          <circle cx="6" cy="12" r="2" />
          <circle cx="18" cy="19" r="2" />
        </svg>
      </button>
      {shared === job.id && <ShareJobDialog job={job} onClose={() => setShared(null)} />}
    </>
  );
});
