/** The three formats against the rules of their specifications, by other libraries than those that write them. */
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { JSDOM } from 'jsdom';
import ical from 'node-ical';
import { writeFeed, type FeedFormat, type FeedJob } from './write-feed';

const NOW = new Date('2026-11-26T03:00:00Z');
const HOSTILE = 'Kasir ]]> <script>alert(1)</script> & "x" \u0000\u0001\u000b\u2028\ud800 🧑‍🍳 \\n;,\r\nEND:VCALENDAR';

const NOON = new Date('2026-11-30T12:00:00+09:00');

const jobOf = (id: number, more: Partial<FeedJob> = {}): FeedJob => ({
  id: `0b1f7f0a-0000-4000-8000-${String(id).padStart(12, '0')}`,
  slug: `kasir-${id}`,
  title: 'Kasir',
  company: 'PT Contoh',
  city: 'Kabupaten Sleman',
  province: 'Daerah Istimewa Yogyakarta',
  deadline: '2026-12-31',
  deadlineAt: null,
  closesAt: new Date('2026-12-31T17:00:00Z'),
  createdAt: new Date(Date.parse('2026-11-25T10:00:00Z') - id * 60_000),
  revision: 0,
  revisedAt: null,
  minSalary: null,
  maxSalary: null,
  salaryPeriod: null,
  stated: null,
  ...more,
});

const JOBS = [
  jobOf(1),
  jobOf(2, { title: HOSTILE, company: HOSTILE, city: null }),
  jobOf(3, { title: '🧑‍🍳 Koki '.repeat(1_000), deadline: null, closesAt: null }),
  jobOf(4, { title: 'é'.repeat(10_000), slug: 'spasi dan ü', province: null, city: null }),
  jobOf(5, {
    city: null,
    stated: { location: 'Cebongan' },
    province: 'Papua',
    deadline: '2026-11-30',
    deadlineAt: NOON,
    closesAt: NOON,
  }),
];

const write = (format: FeedFormat, jobs: readonly FeedJob[] = JOBS): string => {
  const appUrl = 'https://titian.test';
  const query = 'search=kasir&city=Kabupaten+Sleman';
  const url = `${appUrl}/api/v1/job/feed/${format}/?${query}`;
  return writeFeed(format, { appUrl, query, url, jobs, now: NOW }).text;
};

/** RFC 822 with a year of four digits, as RSS 2.0 wants it. */
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

const ABSOLUTE = /^https:\/\/titian\.test\/[\w%/?=&+-]*$/;

describe.each([
  ['no jobs', []],
  ['one job', [jobOf(1)]],
  ['hostile texts', JOBS],
])('a feed of %s', (_name, jobs) => {
  it('is RSS 2.0', () => {
    const { document } = new JSDOM(write('rss', jobs), { contentType: 'application/xml' }).window;
    const root = document.documentElement;
    expect([root.nodeName, root.getAttribute('version')]).toEqual(['rss', '2.0']);
    const [channel, ...others] = [...root.children];
    expect([channel?.nodeName, others]).toEqual(['channel', []]);
    const childOf = (parent: Element | undefined, name: string): string => {
      const found = [...(parent?.children ?? [])].filter(({ nodeName }) => nodeName === name);
      expect([name, found.length]).toEqual([name, 1]);
      return found[0]?.textContent ?? '';
    };
    for (const name of ['title', 'description']) expect(childOf(channel, name)).not.toBe('');
    expect(childOf(channel, 'link')).toMatch(ABSOLUTE);
    expect(childOf(channel, 'lastBuildDate')).toMatch(RFC_822);
    expect(childOf(channel, 'language')).toBe('id');
    const [self] = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
    expect(self?.parentElement).toBe(channel);
    expect([self?.getAttribute('rel'), self?.getAttribute('type')]).toEqual(['self', 'application/rss+xml']);
    expect(self?.getAttribute('href')).toBe(
      'https://titian.test/api/v1/job/feed/rss/?search=kasir&city=Kabupaten+Sleman',
    );
    const items = [...(channel?.children ?? [])].filter(({ nodeName }) => nodeName === 'item');
    expect(items).toHaveLength(jobs.length);
    for (const item of items) {
      expect(childOf(item, 'title')).not.toBe('');
      expect(childOf(item, 'link')).toMatch(ABSOLUTE);
      expect(childOf(item, 'pubDate')).toMatch(RFC_822);
      // Readers take the description for HTML.
      expect(JSDOM.fragment(childOf(item, 'description')).children).toHaveLength(0);
    }
    const guids = items.map((item) => childOf(item, 'guid'));
    expect(new Set(guids).size).toBe(jobs.length);
    const names = new Set([...(channel?.children ?? [])].map(({ nodeName }) => nodeName));
    for (const name of names) {
      expect(
        'title link description lastBuildDate docs generator language copyright atom:link item'.split(' '),
      ).toContain(name);
    }
  });

  it('is JSON Feed 1.1', () => {
    const ajv = new Ajv({ allErrors: true });
    addFormats(ajv);
    const validate = ajv.compile({
      type: 'object',
      required: ['version', 'title', 'items', 'home_page_url', 'feed_url'],
      additionalProperties: false,
      properties: {
        version: { const: 'https://jsonfeed.org/version/1.1' },
        title: { type: 'string', minLength: 1 },
        home_page_url: { type: 'string', format: 'uri' },
        feed_url: { const: 'https://titian.test/api/v1/job/feed/json/?search=kasir&city=Kabupaten+Sleman' },
        description: { type: 'string' },
        language: { const: 'id' },
        items: {
          type: 'array',
          uniqueItems: true,
          items: {
            type: 'object',
            required: ['id', 'url', 'title', 'content_html', 'date_published'],
            additionalProperties: false,
            properties: {
              id: { type: 'string', minLength: 1 },
              url: { type: 'string', format: 'uri' },
              title: { type: 'string', minLength: 1 },
              content_html: { type: 'string', minLength: 1 },
              date_published: { type: 'string', format: 'date-time' },
              date_modified: { type: 'string', format: 'date-time' },
            },
          },
        },
      },
    });
    const feed = JSON.parse(write('json', jobs)) as { items: { id: string; content_html: string }[] };
    validate(feed);
    expect(validate.errors).toBeNull();
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(jobs.length);
    for (const item of feed.items) expect(JSDOM.fragment(item.content_html).children).toHaveLength(0);
  });

  it('is iCalendar', () => {
    const text = write('ics', jobs);
    const lines = text.split('\r\n');
    // RFC 5545, 3.1: lines end with CRLF and have no more than 75 octets, and no character is cut.
    for (const line of lines) {
      expect(line).not.toMatch(/[\p{Cc}\p{Surrogate}\ufffd]/u);
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
    expect(lines.filter((line) => /^(VERSION:2\.0|PRODID:.+)$/.test(line))).toHaveLength(2);
    const events = Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
    const due = jobs.filter(({ deadline }) => deadline !== null);
    expect(events).toHaveLength(due.length);
    events.forEach((event, index) => {
      expect(event).toMatchObject({
        uid: `deadline-${due[index]?.id}@titian.test`,
        start: new Date(due[index]?.deadlineAt ? '2026-11-30T02:00:00Z' : '2026-12-31T15:59:59Z'),
        end: new Date(due[index]?.deadlineAt ? '2026-11-30T03:00:00Z' : '2026-12-31T16:59:59Z'),
        dtstamp: due[index]?.createdAt,
      });
      expect(event).toMatchObject({ url: { val: expect.stringMatching(ABSOLUTE) } });
    });
  });
});

it.each(['rss', 'json'] as const)(
  'tells the hour of a deadline, and a place in the words of the employer, in %s',
  (format) => {
    expect(write(format)).toContain('Cebongan, Papua. Lamar sampai 30 November 2026, pukul 12.00 WIT');
  },
);
