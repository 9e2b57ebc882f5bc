import { formatPayShort } from '@/entities/job';
import { toStatedPay } from '@titian/rules/stated-pay';
import type { Job } from '@/entities/job';
import { deadlineEnd, formatDeadline } from '@/shared/lib/dates';
import type { Deadline } from '@/shared/lib/dates';
import { texts } from './texts';

export type SharedJob = Pick<
  Job,
  'slug' | 'title' | 'company' | keyof Deadline | 'minSalary' | 'maxSalary' | 'salaryPeriod' | 'stated'
> &
  Partial<Pick<Job, 'province'>>;

/** The pay with its period, or in the employer's words; null where none is stated. */
function payText(job: SharedJob): string | null {
  if (!toStatedPay(job)) return job.stated?.salary ?? null;
  const pay = formatPayShort(job);
  return (job.salaryPeriod ?? 'month') === 'month' ? texts.aMonth(pay) : pay;
}

/** Text before the link of a shared vacancy: title, company, place, pay and deadline, as far as they are stated. */
export function shareText(job: SharedJob): string {
  const { title, company } = job;
  const end = deadlineEnd(job);
  const pay = payText(job);
  return [
    texts.job(title, company.name),
    pay !== null && texts.pay(pay),
    end && end > new Date() && texts.deadline(formatDeadline(job)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A network that a vacancy can be shared on. */
export interface ShareNetwork {
  name: 'Instagram' | 'Twitter' | 'Facebook' | 'TikTok' | 'LinkedIn' | 'WhatsApp';
  /**
   * The network's share page for a link, and for a text before it where the network takes one. Instagram and TikTok have no
   * such page of their own: they are opened with the link.
   */
  toShareUrl: (link: string, text?: string) => string;
}

const withParameter = (page: string, name: string) => (link: string) => `${page}?${name}=${encodeURIComponent(link)}`;

const toTwitter: ShareNetwork['toShareUrl'] = (link, text) => {
  const page = withParameter('https://twitter.com/intent/tweet', 'url')(link);
  return text ? `${page}&text=${encodeURIComponent(text)}` : page;
};

/** It takes one text, which contains the link. */
const toWhatsApp: ShareNetwork['toShareUrl'] = (link, text) =>
  withParameter('https://api.whatsapp.com/send', 'text')(text ? `${text} ${link}` : link);

/** In the order of specification 1, section 2, 'Share This Job'. */
export const SHARE_NETWORKS: readonly ShareNetwork[] = [
  { name: 'Instagram', toShareUrl: withParameter('https://www.instagram.com/', 'url') },
  { name: 'Twitter', toShareUrl: toTwitter },
  { name: 'Facebook', toShareUrl: withParameter('https://www.facebook.com/sharer/sharer.php', 'u') },
  { name: 'TikTok', toShareUrl: withParameter('https://www.tiktok.com/share', 'url') },
  { name: 'LinkedIn', toShareUrl: withParameter('https://www.linkedin.com/sharing/share-offsite/', 'url') },
  { name: 'WhatsApp', toShareUrl: toWhatsApp },
];

/**
 * Puts a field's text on the clipboard.
 *
 * @param field stays selected where the clipboard cannot be written to, so that the text can be copied by hand
 * @returns whether the text was copied
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // No clipboard without https, and none where the browser's owner or an in-app browser forbids it.
  }
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
