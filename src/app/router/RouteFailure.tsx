import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { reloadWhenReachable } from './page-reload';
import { texts } from './texts';

/** A page that broke, or whose chunk could not be loaded; the rest of the app goes on. */
export function RouteFailure({ error }: Pick<FallbackProps, 'error'>) {
  const [retrying, setRetrying] = useState(false);
  useEffect(() => logFailure('a page failed', error), [error]);

  const retry = async () => {
    setRetrying(true);
    if (!(await reloadWhenReachable())) setRetrying(false);
  };

  return (
    <>
      <title>{texts.failedDocumentTitle}</title>
      <VisuallyHidden component="h1">{texts.failedTitle}</VisuallyHidden>
      <FailureState large title={texts.failed} retrying={retrying} onRetry={() => void retry()} />
    </>
  );
}
