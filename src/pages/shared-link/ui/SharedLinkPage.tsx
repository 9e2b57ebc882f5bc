import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { sharedJobPath } from '../model/shared-job-path';
import { texts } from '../texts';
import { NoJobShared } from './NoJobShared';

/**
 * Share target of the manifest: opens the vacancy whose link was shared to the installed app. Specification 4,
 * section 11.
 */
export function SharedLinkPage() {
  const [parameters] = useSearchParams();
  const [parts] = useState(() => ({
    title: parameters.get('title'),
    text: parameters.get('text'),
    url: parameters.get('url'),
  }));
  const path = sharedJobPath(parts, window.location.origin);
  if (path) return <Navigate to={path} replace />;
  return (
    <>
      <title>{texts.documentTitle}</title>
      <NoJobShared parts={parts} />
    </>
  );
}
