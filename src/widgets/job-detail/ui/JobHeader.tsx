import type { ReactNode } from 'react';
import CalendarTodayOutlinedIcon from '@mui/icons-material/CalendarTodayOutlined';
import Chip from '@mui/material/Chip';
import { JobBadges } from '@/entities/job';
import type { Job } from '@/entities/job';
import { formatDeadline } from '@/shared/lib/dates';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';
import { JobHeaderFrame } from './JobHeaderFrame';
import { CompanyLink, JobName } from './JobName';
import { BANNER, LOGO } from './sizes';

interface JobHeaderProps {
  job: Job;
  /** Line below the title. */
  glance?: ReactNode;
  /** Actions of the job. */
  actions?: ReactNode;
}

/** Company, title, deadline and actions of a job. Specification 1, section 2, "Job detail screen". */
export function JobHeader({ job, glance, actions }: JobHeaderProps) {
  return (
    <JobHeaderFrame
      banner={<RemoteImage {...BANNER} eager src={job.company.banner} />}
      logo={<RemoteImage {...LOGO} eager src={job.company.logo} />}
    >
      <div className="job-words">
        <JobName company={<CompanyLink company={job.company.name} />} title={job.title} />
        {glance}
        <JobBadges workplace={job.workplace} workingType={job.workingType} />
        <p className="job-until">
          {job.isOpen ? (
            <>
              <CalendarTodayOutlinedIcon fontSize="small" />
              {texts.deadline(formatDeadline(job, job.stated?.deadline))}
            </>
          ) : (
            <Chip component="span" variant="outlined" size="small" color="error" label={texts.closed} />
          )}
        </p>
      </div>
      {actions}
    </JobHeaderFrame>
  );
}
