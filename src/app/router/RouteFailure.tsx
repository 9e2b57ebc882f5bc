import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { logFailure } from '@/shared/lib/logging';
import { FailureState } from '@/shared/ui/feedback';

/** A page that broke, or whose chunk could not be loaded; the rest of the app goes on. */
export function RouteFailure() {
  const error = useRouteError();
  useEffect(() => logFailure('a page failed', error), [error]);
  return <FailureState title="Halaman ini tidak dapat ditampilkan." onRetry={() => window.location.reload()} />;
}
