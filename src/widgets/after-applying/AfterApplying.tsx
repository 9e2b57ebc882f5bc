import { useLastApplication } from '@/features/apply-job';
import { lazyPart } from '@/shared/lib/lazy-part';

const AppliedNotice = lazyPart(
  'what became of an application',
  async () => (await import('./AppliedNotice')).AppliedNotice,
);

/**
 * Advice right after applying, on the pages to which applying leads; the dialogs of applying stay as
 * they are. It lasts over reloading until it is put away. Specification 4, section 5.
 *
 * @param props.isQuiet fetches what it says for the next page, and shows nothing
 */
export function AfterApplying({ isQuiet = false }: { isQuiet?: boolean }) {
  const { job, dismiss } = useLastApplication();
  return job === null ? null : <AppliedNotice job={job} onDismiss={dismiss} isQuiet={isQuiet} />;
}
