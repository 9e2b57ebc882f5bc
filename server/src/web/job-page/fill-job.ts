import { companySlug } from '@titian/rules/company-slug';
import { comparePay } from '@titian/rules/compare-pay';
import Mustache from 'mustache';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { jobStatus } from '../../jobs/job-status';
import type { PostedJob } from '../../jobs/posted-job';
import { sanitiseHtml } from '@titian/job-feeds';
import { minimumWages } from '../../masters/minimum-wages';
import { escapeMarkup } from '../escape-markup';
import {
  NONE,
  PAY_WORDS,
  deadlineText,
  furtherDetails,
  jobBadges,
  jobGlance,
  jobSummary,
  payTerm,
  payText,
} from './job-details';
import { listItems } from './list-items';

/** An image of the provider, or any image by https, as the web app accepts them. */
const isImage = (address: string | null): address is string =>
  address !== null && /^(\/media\/|https:\/\/)/.test(address);

/** The beginning of an image that is a job's; without scripts no other shows at once. */
const FILLED_IMAGE = /<img (?=src="\{\{#job\.)/g;

const amount = new Intl.NumberFormat('id-ID');

/** The number stays on the line of its 'Rp'. */
const rupiah = (value: number): string => `Rp\u00a0${amount.format(value)}`;

/** Pay is paid from now on; a closed job's was, when it was posted. */
function lowPayView(job: PostedJob, isOpen: boolean, now: Date) {
  const low = comparePay(job, minimumWages, dayInJakarta(isOpen ? now : job.createdAt));
  if (!low) return null;
  const stated = `${rupiah(low.pay)} ${PAY_WORDS.perPeriod[low.period]}, dihitung ${rupiah(low.monthly)} per bulan`;
  const pay = low.period === 'month' ? rupiah(low.pay) : stated;
  const amounts = { pay, minimum: rupiah(low.minimum) };
  return { ...low, ...amounts, isMost: low.bound === 'most', year: String(low.year) };
}

/** Items of a list, or null when the list is empty. */
const listView = (items: string[]) => (items.length === 0 ? null : { items });

const textView = (html: string) => listView(listItems(sanitiseHtml(html)));

/** Each signal under its kind, for which a build has its words. */
function signalsView({ signals }: PostedJob) {
  if (!signals || signals.length === 0) return null;
  const items = signals.map(({ kind, quote, comparison }) => ({
    [kind]: {
      quote,
      comparison: comparison && {
        ...comparison,
        pay: rupiah(comparison.pay),
        usual: rupiah(comparison.usual),
        peers: comparison.peers?.toString(),
      },
    },
  }));
  return { count: String(items.length), items };
}

function answersView({ answers }: PostedJob) {
  if (!answers) return null;
  const { days, answered, counted } = answers;
  return { days: String(days), answered: String(answered), counted: String(counted) };
}

/** Values that the web app's templates may use. The items of its texts are safe HTML, in three braces. */
function viewOf(job: PostedJob, now: Date) {
  const isOpen = jobStatus(job, now) === 'open';
  const slug = companySlug(job.company);
  return {
    title: job.title,
    company: job.company,
    companyPath: slug && `/perusahaan/${encodeURIComponent(slug)}`,
    banner: isImage(job.banner) ? job.banner : null,
    logo: isImage(job.logo) ? job.logo : null,
    glance: jobGlance(job, now),
    badges: jobBadges(job),
    apply: `/login?next=${encodeURIComponent(`/jobs/${job.slug}`)}`,
    isOpen,
    deadline: deadlineText(job) ?? job.stated?.deadline ?? NONE,
    payTerm: payTerm(job),
    pay: payText(job) ?? NONE,
    summary: jobSummary(job),
    about: furtherDetails(job, now),
    lowPay: lowPayView(job, isOpen, now),
    description: textView(job.description),
    requirements: textView(job.requirements),
    benefits: listView(job.benefits),
    signals: signalsView(job),
    answers: answersView(job),
  };
}

/**
 * Puts a job into what shows until the app runs (`job.html` and `public-job.html` of a build), which are Mustache
 * templates: see docs/adr/0039-templates-of-a-vacancy.md.
 *
 * @param savesData whether its images wait, as all others of the page do, until the visitor requests them
 */
export function fillJob(html: string, job: PostedJob, { savesData, now }: { savesData: boolean; now: Date }): string {
  const template = savesData ? html.replace(FILLED_IMAGE, '<img loading="lazy" ') : html;
  return Mustache.render(template, { job: viewOf(job, now) }, undefined, { escape: escapeMarkup });
}
