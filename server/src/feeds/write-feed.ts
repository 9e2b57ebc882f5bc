import { Feed } from 'feed';
import { toCalendarText, toOrganizer } from '@titian/rules/calendar-file';
import { parseJobAddress } from '@titian/rules/job-address';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { escapeMarkup } from '../http/escape-markup';
import { deadlineEnd } from '../jobs/posted-job';
import { deadlineText, offerText, type PaidJob } from '../jobs/job-words';

const FEED_FORMATS = ['rss', 'json', 'ics'] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];

/** A job of a feed. */
export interface FeedJob extends PaidJob {
  id: string;
  slug: string;
  title: string;
  company: string;
  city: string | null;
  province: string | null;
  /** The last day, `YYYY-MM-DD`, and its instant where it has an hour. */
  deadline: string | null;
  deadlineAt: Date | null;
  /** From when on one may no longer apply. */
  closesAt: Date | null;
  createdAt: Date;
  /** How often title or deadline have changed, and when they did last. */
  revision: number;
  revisedAt: Date | null;
}

interface FeedSource {
  appUrl: string;
  /** Query of the list's address. */
  query: string;
  /** Address of the feed itself. */
  url: string;
  /** In the order of the feed. */
  jobs: readonly FeedJob[];
  now: Date;
}

/** Characters that XML does not allow, or that break the line of a calendar. */
const CONTROL = /[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu;

/** The end of a CDATA section gets a space: `feed` writes only the first one of a text so that XML allows it. */
const inOneLine = (text: string): string =>
  text.replaceAll(CONTROL, ' ').replaceAll(/\s+/g, ' ').replaceAll(']]>', ']] >').trim();

const HOUR_MS = 3_600_000;

/** How often calendars are to fetch the feed. */
const REFRESH_SECONDS = 6 * 3_600;

const LANGUAGE = 'id';

/** A search by the texts in its query: "Lowongan kasir, Sleman – Titian". */
function nameOf(query: string): string {
  const { search, location, filters } = parseJobAddress(new URLSearchParams(query));
  const texts = [search, location, filters?.function, filters?.city, filters?.near].filter(Boolean);
  return `${inOneLine(['Lowongan', texts.join(', ')].filter(Boolean).join(' '))} – Titian`;
}

/** When a job was stored, or its title or deadline changed. */
const changedAt = ({ createdAt, revisedAt }: FeedJob): Date => revisedAt ?? createdAt;

function toFeed({ appUrl, query, url, jobs, now }: FeedSource): Feed {
  const feed = new Feed({
    id: url,
    title: nameOf(query),
    description: 'Lowongan terbaru yang cocok dengan satu pencarian. Lowongan yang ditutup tidak lagi ada di sini.',
    link: `${appUrl}/jobs${query ? `?${query}` : ''}`,
    language: LANGUAGE,
    copyright: '',
    generator: 'Titian',
    feedLinks: { rss: url, json: url },
    // The same feed for the same jobs, so that its tag stays.
    updated:
      jobs.length === 0 ? new Date(dayInJakarta(now)) : new Date(Math.max(...jobs.map((job) => +changedAt(job)))),
  });
  for (const job of jobs) {
    const { slug, title, company, city, province, createdAt } = job;
    const deadline = deadlineText(job);
    const link = `${appUrl}/lowongan/${encodeURIComponent(slug)}`;
    const place = [city ?? job.stated?.location, province].filter(Boolean).join(', ');
    const until = deadline === null ? '' : `Lamar sampai ${deadline}`;
    const facts = [company, place, offerText(job), until].filter(Boolean);
    feed.addItem({
      id: link,
      title: inOneLine(`${title} – ${company}`),
      link,
      date: createdAt,
      published: createdAt,
      description: escapeMarkup(inOneLine(facts.join('. '))),
    });
  }
  return feed;
}

/** Version 1.1, for `feed` writes version 1.0: the newer one differs in fields that `toFeed` does not set, and has the language. */
const toJsonFeed = (source: FeedSource): string =>
  JSON.stringify({
    ...(JSON.parse(toFeed(source).json1()) as object),
    version: 'https://jsonfeed.org/version/1.1',
    language: LANGUAGE,
  });

/** Deadlines as events of the last hour in which one may apply, in UTC. */
function toCalendar({ appUrl, query, jobs }: FeedSource): string {
  const calendar = ical({
    name: `Batas melamar: ${nameOf(query)}`,
    ttl: REFRESH_SECONDS,
    prodId: '//Titian//Lowongan//ID',
    method: ICalCalendarMethod.PUBLISH,
  });
  const { host, hostname } = new URL(appUrl);
  for (const job of jobs) {
    const end = deadlineEnd(job);
    if (!end) continue;
    const { id, slug, title, company, revision } = job;
    const url = `${appUrl}/lowongan/${encodeURIComponent(slug)}`;
    calendar.createEvent({
      id: `deadline-${id}@${host}`,
      sequence: revision,
      stamp: changedAt(job),
      lastModified: changedAt(job),
      // A deadline keeps nobody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      organizer: toOrganizer(inOneLine(company), `no-reply@${hostname}`),
      start: new Date(end.getTime() - HOUR_MS),
      end,
      summary: inOneLine(`Batas melamar: ${title}, ${company}`),
      url,
      description: url,
    });
  }
  return toCalendarText(calendar);
}

const TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

/** A feed of jobs as text, with its type; the same text for the same jobs. Specification 4, section 9. */
export function writeFeed(format: FeedFormat, source: FeedSource): { text: string; type: string } {
  const text = format === 'ics' ? toCalendar(source) : format === 'rss' ? toFeed(source).rss2() : toJsonFeed(source);
  return { text, type: TYPES[format] };
}
