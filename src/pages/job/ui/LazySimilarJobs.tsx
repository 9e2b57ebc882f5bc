import { useRef } from 'react';
import type { JobDetail } from '@/entities/job';
import { lazyPart } from '@/widgets/job-detail';
import { useNearView } from '../model/use-near-view';

const SimilarJobs = lazyPart('the similar jobs', async () => (await import('./SimilarJobs')).SimilarJobs);

/** The similar jobs, fetched once their place is nearly scrolled to. */
export function LazySimilarJobs({ job }: { job: JobDetail }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  return <div ref={place}>{isNear && <SimilarJobs job={job} />}</div>;
}
