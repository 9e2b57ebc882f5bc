import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { networkError } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from '@/shared/ui/feedback';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { reloadWhenReachable } from './page-reload';
import { texts } from './texts';

/** True when webpack could not fetch a chunk: then no response came. */
const isChunkLost = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** A page that broke, or whose chunk could not be loaded; the rest of the app continues. */
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
      <FailureState
        large
        title={texts.failed}
        error={isChunkLost(error) ? networkError() : error}
        retrying={retrying}
        onRetry={() => void retry()}
      />
    </>
  );
}
