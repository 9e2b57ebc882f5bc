import type { PostedJob } from '../../jobs/posted-job';
import { escapeMarkup } from '../escape-markup';

/** The slot of a job's value, and after the bar its default. */
const SLOT = /\{\{job\.(\w+)(?:\|([^{}]*))?\}\}/g;

/** The beginning of an image that is a job's; without scripts no other shows at once. */
const FILLED_IMAGE = /<img (?=src="\{\{job\.)/g;

/** An image of the provider, or any image by https, as the web app accepts them. */
const isImage = (address: string | null): address is string =>
  address !== null && /^(\/media\/|https:\/\/)/.test(address);

/**
 * Puts a job into the placeholder that shows until the app runs (`job.html` of a build): see
 * docs/adr/0011-rendered-at-build.md.
 *
 * @param html with `{{job.title}}`, `{{job.company}}`, `{{job.banner|address}}` and `{{job.logo|address}}`
 * @param savesData whether its images wait as all others of the page do, until somebody asks for them
 */
export function fillJob(html: string, { title, company, banner, logo }: PostedJob, savesData: boolean): string {
  const values: Record<string, string | undefined> = {
    title,
    company,
    banner: isImage(banner) ? banner : undefined,
    logo: isImage(logo) ? logo : undefined,
  };
  const page = savesData ? html.replace(FILLED_IMAGE, '<img loading="lazy" ') : html;
  return page.replace(SLOT, (_slot, name: string, otherwise = '') => {
    const value = values[name];
    // The default is markup already.
    return value === undefined ? (otherwise as string) : escapeMarkup(value);
  });
}
