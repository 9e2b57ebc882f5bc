import { ImageFrame } from '@/shared/ui/media';
import { BackToJobs } from '@/widgets/back-to-jobs';
import { BANNER, JobFrame, JobName, JobSkeleton, LOGO } from '@/widgets/job-detail';

interface JobPlaceholderProps {
  company: string;
  title: string;
  /** Addresses of images. */
  banner: string;
  logo: string;
}

/** Placeholder of a job's page until the app runs, when the server knows the job. */
export function JobPlaceholder({ company, title, banner, logo }: JobPlaceholderProps) {
  return (
    <JobFrame>
      <BackToJobs />
      <JobSkeleton
        banner={<ImageFrame {...BANNER} src={banner} eager />}
        logo={<ImageFrame {...LOGO} src={logo} eager />}
        name={<JobName company={company} title={title} />}
      />
    </JobFrame>
  );
}
