import type { JobDetail } from '@/entities/job';
import { Block } from '@/shared/ui/feedback';
import { BulletList } from '@/shared/ui/BulletList';
import { JobSignals } from '@/widgets/job-signals';
import { LatestJobs } from '@/widgets/latest-jobs';
import { texts } from '../texts';
import { BenefitList } from './BenefitList';
import { JobHeader } from './JobHeader';
import { JobLayout } from './JobLayout';
import { JobSection } from './JobSection';
import { JobSummary } from './JobSummary';
import { LazyJobFacts } from './LazyJobFacts';
import { LazySimilarJobs } from './LazySimilarJobs';
import { RowsSkeleton } from './RowsSkeleton';

/** A job with all that its page shows. Specification 1, section 2, "Job detail screen". */
export function JobView({ job }: { job: JobDetail }) {
  return (
    <>
      <JobLayout
        header={
          <Block what="a job's header" shows={[job]}>
            <JobHeader job={job} />
          </Block>
        }
        summary={
          <>
            <Block what="a job's summary" shows={[job]}>
              <JobSummary job={job} />
            </Block>
            <LazyJobFacts key={job.id} job={job} placeholder={<RowsSkeleton rows={4} />} />
          </>
        }
        main={
          <>
            <JobSignals key={`before ${job.id}`} job={job} place="before" />
            <JobSection title={texts.description} what="a job's description">
              <BulletList html={job.description} emptyText={texts.noDescription} />
            </JobSection>
            <JobSection title={texts.requirements} what="a job's requirements">
              <BulletList html={job.requirements} emptyText={texts.noRequirements} />
            </JobSection>
            <JobSection title={texts.benefits} what="a job's benefits">
              <BenefitList benefits={job.benefits} />
            </JobSection>
            <JobSignals key={`behind ${job.id}`} job={job} place="behind" />
          </>
        }
        aside={
          <Block what="the latest jobs">
            <LatestJobs />
          </Block>
        }
      />
      <LazySimilarJobs key={job.id} job={job} />
    </>
  );
}
