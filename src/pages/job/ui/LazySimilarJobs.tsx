import { useCallback, useEffect, useRef, useState } from 'react';
import { useCapability } from '@/entities/capability';
import type { JobDetail } from '@/entities/job';
import { SIMILAR_JOBS } from '@/shared/config';
import { lazyPart } from '@/widgets/job-detail';
import { useOnNear } from '@/widgets/job-list';

const SimilarJobs = lazyPart('the similar jobs', async () => (await import('./SimilarJobs')).SimilarJobs);

/** How far below the window they are fetched, in pixels: about half of a phone's height. */
const AHEAD = 400;

/** The similar jobs, fetched once their place is nearly scrolled to. Capability `jobSearch`. */
export function LazySimilarJobs({ job }: { job: JobDetail }) {
  const canSearch = useCapability('jobSearch');
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useOnNear(
    place,
    AHEAD,
    useCallback(() => setNear(true), []),
  );
  useEffect(() => {
    if (window.location.hash === `#${SIMILAR_JOBS}`) place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} id={SIMILAR_JOBS}>
      {isNear && canSearch && <SimilarJobs job={job} />}
    </div>
  );
}
