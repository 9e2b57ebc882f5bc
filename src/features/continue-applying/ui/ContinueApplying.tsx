import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyWithRetry } from '@/shared/lib/lazy-with-retry';
import { ContinueLink } from './ContinueLink';

const checked = lazyWithRetry(async () => (await import('./CheckedContinueLink')).CheckedContinueLink);

interface ContinueApplyingProps {
  /** Path of the job that was wanted, as `toJobPath` gives it. */
  path: string;
  /** Its title, where the device knows it. */
  title: string | null;
}

const slugOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/**
 * Leads whoever was on the way to a job on to it: from the first moment, by what the device knows, and without a
 * connection. What has become of the job comes after. Specification 4, section 4.
 */
export function ContinueApplying({ path, title }: ContinueApplyingProps) {
  const slug = slugOf(path);
  const known = <ContinueLink slug={slug} title={title} />;
  return (
    <ErrorBoundary onError={checked.retry} fallback={known}>
      <Suspense fallback={known}>
        <checked.Component slug={slug} title={title} />
      </Suspense>
    </ErrorBoundary>
  );
}
