import type { PostedJob } from '../../jobs/posted-job';
import { escapeMarkup } from '../escape-markup';

/** Room for a value of the job, and behind the bar what stands there where it has none. */
const SLOT = /\{\{job\.(\w+)(?:\|([^{}]*))?\}\}/g;

/** Of the provider, or from anywhere by https, as the web app takes them. */
const isImage = (address: string | null): address is string =>
  address !== null && /^(\/media\/|https:\/\/)/.test(address);

/**
 * Puts a job into the page that stands for it until the app runs (`job.html` of a build; docs/adr/0011-rendered-at-build.md).
 *
 * @param html with `{{job.title}}`, `{{job.company}}`, `{{job.banner|address}}` and `{{job.logo|address}}`
 */
export function fillJob(html: string, { title, company, banner, logo }: PostedJob): string {
  const values: Record<string, string | undefined> = {
    title,
    company,
    banner: isImage(banner) ? banner : undefined,
    logo: isImage(logo) ? logo : undefined,
  };
  return html.replace(SLOT, (_slot, name: string, otherwise = '') => {
    const value = values[name];
    // What stands in the page is markup already.
    return value === undefined ? (otherwise as string) : escapeMarkup(value);
  });
}
