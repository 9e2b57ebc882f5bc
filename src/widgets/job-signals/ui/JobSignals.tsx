import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { JobDetail } from '@/entities/job';
import type { Id } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';

type SignalList = ComponentType<{ job: JobDetail; isFirst: boolean }>;

let loaded: SignalList | null = null;

/** Fetches the rules and their region; to be called when a vacancy is requested, so that they do not come after it. */
export async function loadJobSignals(): Promise<SignalList> {
  loaded = (await import('./SignalList')).SignalList;
  return loaded;
}

/** Place of the region of the shown vacancy: both components have to agree, even when they render separately. */
let decided: { job: Id; isEarly: boolean } | null = null;

function decidePlace(job: Id): boolean {
  if (decided?.job !== job) decided = { job, isEarly: loaded !== null };
  return decided.isEarly;
}

interface JobSignalsProps {
  job: JobDetail;
  /** The place of this one: before the text, or behind it. */
  place: 'before' | 'behind';
}

/**
 * "Periksa dulu", once above and once below a vacancy's text. Rules that were there before the vacancy show above what is
 * read; rules that came later show below it, so that nothing moves under a reader's eyes. It is an extra: where it fails,
 * nothing is shown. Specification 4, section 7.
 */
export function JobSignals({ job, place }: JobSignalsProps) {
  const [isEarly] = useState(() => decidePlace(job.id));
  const [Shown, setShown] = useState(() => loaded);
  const isHere = isEarly === (place === 'before');
  useEffect(
    () => () => {
      decided = null;
    },
    [],
  );
  useEffect(() => {
    if (!isHere || Shown) return;
    let isMounted = true;
    loadJobSignals().then(
      (component) => isMounted && setShown(() => component),
      (error: unknown) => logFailure('what may be checked of a job could not be fetched', error),
    );
    return () => {
      isMounted = false;
    };
  }, [isHere, Shown]);
  if (!isHere || !Shown) return null;
  return (
    <ErrorBoundary
      onError={(error) => logFailure('what may be checked of a job broke', error)}
      fallbackRender={() => null}
    >
      <Shown key={job.id} job={job} isFirst={place === 'before'} />
    </ErrorBoundary>
  );
}
