import CalendarTodayOutlinedIcon from '@mui/icons-material/CalendarTodayOutlined';
import { JobBadges } from '@/entities/job';
import type { JobDetail } from '@/entities/job';
import { formatDay } from '@/shared/lib/dates';
import { RemoteImage } from '@/shared/ui/media';
import { texts } from '../texts';
import { JobActions } from './JobActions';
import { JobHeaderFrame } from './JobHeaderFrame';
import { JobName } from './JobName';
import { BANNER, LOGO } from './sizes';

/** Who offers which job until when, and what can be done. Specification 1, section 2, "Job detail screen". */
export function JobHeader({ job }: { job: JobDetail }) {
  return (
    <JobHeaderFrame
      banner={<RemoteImage {...BANNER} src={job.company.banner} />}
      logo={<RemoteImage {...LOGO} src={job.company.logo} />}
    >
      <div className="job-words">
        <JobName company={job.company.name} title={job.title} linked />
        <JobBadges workplace={job.workplace} workingType={job.workingType} />
        <p className="job-until">
          {job.isOpen ? (
            <>
              <CalendarTodayOutlinedIcon fontSize="small" />
              {texts.deadline(formatDay(job.deadline))}
            </>
          ) : (
            <span className="job-closed">{texts.closed}</span>
          )}
        </p>
      </div>
      <JobActions job={job} />
    </JobHeaderFrame>
  );
}
