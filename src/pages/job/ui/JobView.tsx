import Stack from '@mui/material/Stack';
import type { JobDetail } from '@/entities/job';
import { Block } from '@/shared/ui/feedback';
import { BulletList } from '@/shared/ui/rich-text';
import { LatestJobs } from '@/widgets/latest-jobs';
import { BenefitList } from './BenefitList';
import { JobHeader } from './JobHeader';
import { JobLayout } from './JobLayout';
import { JobSection } from './JobSection';
import { JobSummary } from './JobSummary';

/** A job with all that its page shows. Specification 1, section 2, "Job detail screen". */
export function JobView({ job }: { job: JobDetail }) {
  return (
    <JobLayout
      header={
        <Block what="a job's header" shows={[job]}>
          <JobHeader job={job} />
        </Block>
      }
      summary={
        <Block what="a job's summary" shows={[job]}>
          <JobSummary job={job} />
        </Block>
      }
      main={
        <Stack sx={{ gap: 3 }}>
          <JobSection title="Deskripsi Pekerjaan">
            <BulletList html={job.description} emptyText="Belum ada deskripsi." />
          </JobSection>
          <JobSection title="Kualifikasi Pekerjaan">
            <BulletList html={job.requirements} emptyText="Belum ada kualifikasi." />
          </JobSection>
          <JobSection title="Fasilitas dan Tunjangan">
            <BenefitList benefits={job.benefits} />
          </JobSection>
        </Stack>
      }
      aside={
        <Block what="the latest jobs">
          <LatestJobs />
        </Block>
      }
    />
  );
}
