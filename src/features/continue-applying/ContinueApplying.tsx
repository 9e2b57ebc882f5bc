import { lazyPart } from '@/shared/lib/lazy-part';
import { ContinueLink } from './ContinueLink';

const CheckedContinueLink = lazyPart(
  'the present state of a job that was wanted',
  async () => (await import('./CheckedContinueLink')).CheckedContinueLink,
  { Placeholder: ContinueLink, Failure: ContinueLink },
);

interface ContinueApplyingProps {
  /** Path of the job that was wanted, as `toJobPath` gives it. */
  path: string;
  /** Its title, where the device knows it. */
  title: string | null;
}

const slugOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/**
 * Links back to the job that the candidate was on the way to: at once, from what the device has stored, also without a
 * connection. The present state of the job is shown once it is fetched. Specification 4, section 4.
 */
export function ContinueApplying({ path, title }: ContinueApplyingProps) {
  return <CheckedContinueLink slug={slugOf(path)} title={title} />;
}
