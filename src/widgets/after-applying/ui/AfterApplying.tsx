import { useCapability } from '@/entities/capability';
import { useLastApplication } from '@/features/apply-job';
import { ThinProfileAlert } from '@/features/complete-profile';

/**
 * What there is to say to whoever has just applied, on the pages to which applying leads; the dialogs of applying stay as
 * they are. It lasts over reloading until it is put away. Nothing where the provider has the documents' calls alone.
 * Specification 4, section 5.
 *
 * @param props.isQuiet fetches what it says for the next page, and shows nothing
 */
export function AfterApplying({ isQuiet = false }: { isQuiet?: boolean }) {
  const isOffered = useCapability('applicationPreview');
  const { job, dismiss } = useLastApplication();
  return isOffered && job !== null ? <ThinProfileAlert job={job} onDismiss={dismiss} isQuiet={isQuiet} /> : null;
}
