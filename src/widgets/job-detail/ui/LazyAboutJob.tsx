import { lazyPart } from '@/shared/lib/lazy-part';
import { RowsSkeleton } from './RowsSkeleton';

/** To be called when the job is requested, so that this card does not come later than the job. */
export const loadAboutJob = async () => (await import('./AboutJob')).AboutJob;

/** The card below a job's summary. */
export const LazyAboutJob = lazyPart('what else is known of a job', loadAboutJob, {
  Placeholder: () => <RowsSkeleton rows={4} />,
});
