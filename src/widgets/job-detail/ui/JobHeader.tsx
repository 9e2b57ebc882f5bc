import type { ReactNode } from 'react';
import CalendarTodayOutlinedIcon from '@mui/icons-material/CalendarTodayOutlined';
import { JobFacts } from '@/entities/job';
import type { Job } from '@/entities/job';
import { RemoteImage } from '@/shared/ui/media';
import { JobHeaderFrame } from './JobHeaderFrame';
import { CompanyLink, JobName } from './JobName';
import { BANNER, LOGO } from './sizes';

interface JobHeaderProps {
  job: Job;
  /** Actions of the job. */
  actions?: ReactNode;
}

/** Company, title, facts and actions of a job. Specification 1, section 2, "Job detail screen". */
export function JobHeader({ job, actions }: JobHeaderProps) {
  return (
    <JobHeaderFrame
      banner={<RemoteImage {...BANNER} eager src={job.company.banner} />}
      logo={<RemoteImage {...LOGO} eager src={job.company.logo} />}
    >
      <div className="job-words">
        <JobName company={<CompanyLink company={job.company.name} />} title={job.title} />
        <JobFacts job={job} density="page" icon={<CalendarTodayOutlinedIcon fontSize="small" />} />
      </div>
      {actions}
    </JobHeaderFrame>
  );
}
