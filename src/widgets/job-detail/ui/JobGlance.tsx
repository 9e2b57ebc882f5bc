import { useContext } from 'react';
import { PART_SEPARATOR } from '@/shared/lib/text';
import { JobNow, formatAge, formatPayShort } from '@/entities/job';
import type { JobDetail } from '@/entities/job';

const shortCity = (city: string): string => city.replace(/^Kabupaten /, 'Kab. ');

/** Place, pay and age of a job in one line, for a phone: 'Kab. Sleman · Rp 1,5–1,9 jt · 3 hari lalu'. */
export function JobGlance({ job }: { job: JobDetail }) {
  const now = useContext(JobNow);
  const place = job.city ? shortCity(job.city) : (job.province ?? job.stated?.location);
  const parts = [place, formatPayShort(job), formatAge(job.createdAt, now)];
  return <p className="job-glance">{parts.filter(Boolean).join(PART_SEPARATOR)}</p>;
}
