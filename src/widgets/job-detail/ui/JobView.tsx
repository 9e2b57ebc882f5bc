import type { ReactNode } from 'react';
import type { JobDetail } from '@/entities/job';
import { Block } from '@/shared/ui/feedback';
import { BulletList } from './BulletList';
import { texts } from '../texts';
import { BenefitList } from './BenefitList';
import { JobHeader } from './JobHeader';
import { JobLayout } from './JobLayout';
import { JobSection } from './JobSection';
import { JobSummary } from './JobSummary';
import { LazyAboutJob } from './LazyAboutJob';

interface JobViewProps {
  job: JobDetail;
  /** Actions of the job. */
  actions: ReactNode;
  /** Facts beside the specified summary; a chunk by default. */
  details?: ReactNode;
  /** Content above its text, and below it. */
  above?: ReactNode;
  below?: ReactNode;
  /** Content beside its text, or below it on a phone. */
  aside: ReactNode;
}

/** A job with all that its page shows. Specification 1, section 2, "Job detail screen". */
export function JobView({ job, actions, details, above, below, aside }: JobViewProps) {
  return (
    <JobLayout
      header={
        <Block what="a job's header" shows={[job]}>
          <JobHeader job={job} actions={actions} />
        </Block>
      }
      summary={
        <>
          <Block what="a job's summary" shows={[job]}>
            <JobSummary job={job} />
          </Block>
          {details ?? <LazyAboutJob key={job.id} job={job} />}
        </>
      }
      main={
        <>
          {above}
          <JobSection title={texts.description} what="a job's description">
            <BulletList html={job.description} emptyText={texts.noDescription} />
          </JobSection>
          <JobSection title={texts.requirements} what="a job's requirements">
            <BulletList html={job.requirements} emptyText={texts.noRequirements} />
          </JobSection>
          <JobSection title={texts.benefits} what="a job's benefits">
            <BenefitList benefits={job.benefits} />
          </JobSection>
          {below}
        </>
      }
      aside={aside}
    />
  );
}
