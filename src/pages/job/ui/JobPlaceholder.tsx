import type { Job } from '@/entities/job';
import { RemoteImage } from '@/shared/ui/media';
import { BackToJobs } from '@/widgets/back-to-jobs';
import { BANNER, JobFrame, JobName, JobSkeleton, LOGO } from '@/widgets/job-detail';

/** Placeholder of a job's page until the app runs, when the server knows the job. */
export function JobPlaceholder({ job: { company, title } }: { job: Job }) {
  return (
    <JobFrame>
      <BackToJobs />
      <JobSkeleton
        banner={<RemoteImage {...BANNER} src={company.banner} eager />}
        logo={<RemoteImage {...LOGO} src={company.logo} eager />}
        name={<JobName company={company.name} title={title} />}
      />
    </JobFrame>
  );
}
