import Mustache from 'mustache';
import { jobStatus } from '../../jobs/job-status';
import { deadlineEnd, type PostedJob } from '../../jobs/posted-job';
import { sanitiseHtml } from '../../jobs/sanitise-html';
import { escapeMarkup } from '../escape-markup';
import { jobFacts } from './job-facts';

/** An image of the provider, or any image by https, as the web app accepts them. */
const isImage = (address: string | null): address is string =>
  address !== null && /^(\/media\/|https:\/\/)/.test(address);

/** The beginning of an image that is a job's; without scripts no other shows at once. */
const FILLED_IMAGE = /<img (?=src="\{\{#job\.)/g;

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** What the web app's build may name in a job's page. HTML of the provider is sanitised, and stands in three braces. */
function viewOf(job: PostedJob, now: Date) {
  const isOpen = jobStatus(job, now) === 'open';
  const deadline = deadlineEnd(job);
  return {
    title: job.title,
    company: job.company,
    banner: isImage(job.banner) ? job.banner : null,
    logo: isImage(job.logo) ? job.logo : null,
    apply: `/login?next=${encodeURIComponent(`/jobs/${job.slug}`)}`,
    isOpen,
    deadline: isOpen && deadline ? day.format(deadline) : null,
    facts: jobFacts(job),
    description: sanitiseHtml(job.description),
    requirements: sanitiseHtml(job.requirements),
    benefits: job.benefits,
  };
}

/**
 * Puts a job into what shows until the app runs (`job.html` and `public-job.html` of a build), which are Mustache
 * templates: see docs/adr/0011-rendered-at-build.md.
 *
 * @param savesData whether its images wait as all others of the page do, until somebody asks for them
 */
export function fillJob(html: string, job: PostedJob, { savesData, now }: { savesData: boolean; now: Date }): string {
  const template = savesData ? html.replace(FILLED_IMAGE, '<img loading="lazy" ') : html;
  return Mustache.render(template, { job: viewOf(job, now) }, undefined, { escape: escapeMarkup });
}
