import type { JobInput } from '../../jobs/job-input';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { provinceOf } from '../../masters/master-data';
import { demoCompanies, type DemoJob } from './demo-jobs';

/** The `source` of every demo job. */
export const DEMO_SOURCE = 'demo';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Jobs appear between 08.00 and 17.00. */
const OPENING_MINUTE = 8 * 60;
const OPENING_MINUTES = 9 * 60;

function paragraphs(texts: readonly string[]): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return texts.map((text) => `<p>${escape(text)}</p>`).join('');
}

function mediaPath(folder: 'logos' | 'banners', name: string | null): string | null {
  return name === null ? null : `/media/${folder}/${name}.svg`;
}

/** A place is a city, or a province where the id has only the two digits of one. */
function placeIds(place: number): { locationId: number; cityId: number | null } {
  return place < 100 ? { locationId: place, cityId: null } : { locationId: provinceOf(place), cityId: place };
}

/** A minute of the working day that depends on the id alone, so that jobs of one day have an order that stays. */
function postingMinute(id: string): number {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % OPENING_MINUTES, 0);
  return OPENING_MINUTE + sum;
}

/** The job to store for a demo vacancy when it is seeded at `now`: its days are counted from that day in Jakarta. */
export function toJobInput(job: DemoJob, now: Date): JobInput & { createdAt: Date } {
  const { name, industry, logo, banner } = demoCompanies[job.company];
  const seedingDay = Date.parse(`${dayInJakarta(now)}T00:00:00+07:00`);
  return {
    source: DEMO_SOURCE,
    sourceId: job.id,
    title: job.title,
    company: { name, logo: mediaPath('logos', logo), banner: mediaPath('banners', banner) },
    workingType: job.workingType,
    workplace: job.workplace,
    deadline: job.closesInDays === null ? null : dayInJakarta(new Date(seedingDay + job.closesInDays * DAY_MS)),
    createdAt: new Date(seedingDay - job.postedDaysAgo * DAY_MS + postingMinute(job.id) * MINUTE_MS),
    status: job.closed ? 'closed' : 'open',
    ...placeIds(job.place),
    description: paragraphs([job.summary, ...job.duties]),
    requirements: paragraphs(job.requirements),
    functionOfInterest: job.functionOfInterest,
    industry,
    minSalary: job.salary?.[0] ?? null,
    maxSalary: job.salary?.[1] ?? null,
    minEducation: job.education ?? null,
    minExperienceMonths: job.experienceMonths ?? null,
    openings: job.openings ?? null,
    benefits: [...job.benefits],
  };
}
