/** The mail about new jobs of saved searches, in Indonesian, as plain text and as HTML with the same words. */
import { withNewFirst } from '@titian/rules/job-address';
import { greetingOf, inOneLine, toMail, type LetterList } from './letter';
import type { Mail } from './mailer';

/** New jobs of a saved search. All names may come from foreign feeds or from the candidate. */
export interface DigestSection {
  /** The candidate's name for the search. */
  name: string;
  /** Query of the job list's address. */
  query: string;
  /** Import order of the first job that was not mailed before: the list of the search shows it and later ones first. */
  newFrom: number;
  alert: 'none' | 'daily' | 'weekly';
  /** How many jobs there are, as the list counts them; the lines of `jobs` may have fewer. */
  total: number;
  /** A line is one job, or `count` of them: in several places, or posted again. */
  jobs: readonly { slug: string; title: string; company: string; details: string; count: number }[];
}

interface Digest {
  name: string;
  email: string;
  messageId: string;
  /** Ends these mails. */
  token: string;
  sections: readonly DigestSection[];
}

const OFTEN = { none: '', daily: ' (email setiap hari)', weekly: ' (email setiap minggu)' } as const;

const addressOf = (appUrl: string, { query, newFrom }: DigestSection): string =>
  `${appUrl}/jobs?${withNewFirst(query, newFrom)}`;

function toList(appUrl: string, section: DigestSection): LetterList {
  const { name, alert, total, jobs } = section;
  const links = jobs.map(({ slug, title, company, details }) => ({
    label: `${inOneLine(title)}, ${inOneLine(company)}`,
    href: `${appUrl}/jobs/${encodeURIComponent(slug)}`,
    details,
  }));
  const more = total - jobs.reduce((sum, { count }) => sum + count, 0);
  return {
    title: `Pencarian Anda "${inOneLine(name)}"${OFTEN[alert]}: ${total} lowongan baru`,
    links,
    rest: {
      label: more > 0 ? `Lihat semua, juga ${more} lagi` : 'Lihat pencarian ini',
      href: addressOf(appUrl, section),
    },
  };
}

/**
 * The mail about new jobs of a candidate's saved searches. Its subject has no word of an employer. Specification 4,
 * section 9.
 */
export function digestMail(appUrl: string, { name, email, messageId, token, sections }: Digest): Mail {
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const unsubscribe = `${appUrl}/berhenti-email/${token}`;
  const [first, ...others] = sections;
  const mail = toMail(email, {
    subject: `${total} lowongan baru dari pencarian tersimpan Anda`,
    greeting: greetingOf(name),
    before: 'Email ini datang karena Anda menyimpan pencarian di Titian dan memilih menerima lowongan barunya.',
    lists: sections.map((section) => toList(appUrl, section)),
    button: 'Lihat lowongan',
    link: first && others.length === 0 ? addressOf(appUrl, first) : `${appUrl}/kabar`,
    after: 'Semua lowongan di atas masih dibuka ketika email ini dikirim.',
    footer: [
      { label: 'Ubah pencarian tersimpan', href: `${appUrl}/akun#saved-searches` },
      { label: 'Berhenti menerima email ini', href: unsubscribe },
    ],
  });
  return { ...mail, messageId, unsubscribe };
}
