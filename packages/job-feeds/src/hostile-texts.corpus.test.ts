import { leastCpuTime } from '../../../test/cpu-time';
import { jsonRows } from './json-rows';
import { toJobInput } from './job-posting';
import { Places } from './places';
import { readFeed } from './read-feed';

/** Repetitions of a part of one character, and of a part of four or more. A quadratic pattern exceeds the limit on them. */
const MAX_REPEATS = 100_000;
const MIN_REPEATS = 25_000;
const VALUES = 20_000;
/** Milliseconds of processor time. */
const LIMIT = 500;

const textOf = (part: string): string => part.repeat(Math.max(MIN_REPEATS, MAX_REPEATS / part.length));

/** As many as there are. */
const places = new Places(
  Array.from({ length: 38 }, (_, id) => ({ id, name: `Jawa Bagian ${id}` })),
  Array.from({ length: 514 }, (_, id) => ({ id, name: `Kota Bandung ${id}`, locationId: id % 38 })),
);

/** Parts that patterns take for the beginning of something, again and again. */
const PARTS = [
  '<', '<a ', '<p', '<!--', '<!-- -->', '</', '&', '&amp;', '&#1', '&lt;p', '"', "'", '\\', '-', ' - ', '(', ')', ', ',
  ' ', '\n', '\t ', '1', '1.', '1,000', '2026-', '20/11/2026 ', 'Fri, 20 Nov 2026 ', 'T', '+07:00', 'Rp', 'Rp 1 - ',
  'Rp 5 juta ', 'hingga ', 'mulai ', 's/d ', 'antara ', 'bonus ', 'per bulan ', '2026 ', 'usia ', 'usia 1 ', '1 tahun ',
  'satu ', '1 tahun dan ', 'maksimal ', 'd-', 'diploma ', 'guru sd ', 's 1 ', 'remote ', 'fully remote ', 'di ', 'atau ',
  ' dan ', '; ', '/', 'kantor ', 'Kota ', 'Bandung, ', 'Jawa Barat 40111 ', 'full time ', 'bukan ', 'https://', '?a=1&',
  'https://a.example/?utm_source=', '#', '%', '•', 'what you ', '\u0000', '\ud800', '字',
]; // prettier-ignore

const fields = [
  'title', 'hiringOrganization', 'datePosted', 'validThrough', 'jobLocation', 'jobLocationType', 'employmentType',
  'description', 'responsibilities', 'educationRequirements', 'experienceRequirements', 'skills', 'qualifications',
  'occupationalCategory', 'industry', 'baseSalary', 'jobBenefits', 'totalJobOpenings', 'identifier', 'url',
]; // prettier-ignore

/** The processor time of an action on a text of such parts, which may refuse the text. */
const timeOf = (action: () => unknown, limit = LIMIT): Promise<number> =>
  leastCpuTime(limit, () => {
    try {
      action();
    } catch {
      // A refused row was read as well.
    }
  });

/** The fields whose value takes longer than the limit to read. */
async function slowFields(value: unknown): Promise<object[]> {
  const slow: object[] = [];
  for (const field of fields) {
    const row = { title: 'Kasir', hiringOrganization: 'PT Contoh', [field]: value };
    const time = await timeOf(() => toJobInput(row, places));
    if (time > LIMIT) slow.push({ field, time });
  }
  return slow;
}

it.each(PARTS)('reads every field in a moment that repeats %j', async (part) => {
  expect(await slowFields(textOf(part))).toEqual([]);
});

it('reads lists of very many values without stalling', async () => {
  expect(await slowFields(Array(VALUES).fill('Bandung, 1 tahun'))).toEqual([]);
});

it.each([
  ...[
    '<!-- a -->',
    '<?a?>',
    '<!DOCTYPE a>',
    '<!DOCTYPE a [',
    '<source>',
    '<job>',
    '<a',
    '<',
    '"',
    '[',
    '{',
    '[{',
    '{"a":',
  ],
  ...['{"@type":"JobPosting",', '{"text":1,"categories":', '{"jobs":[', '{"@graph":[', '\\', '\n', ','],
])('tells the kind of a file without stalling that repeats %j', async (part) => {
  for (const start of ['', '<?xml version="1.0"?>', '<source><job>', '[', '{"@graph":[']) {
    expect(await timeOf(() => readFeed(start + textOf(part), 'feed'), 2 * LIMIT)).toBeLessThan(2 * LIMIT);
  }
});

it.each([
  ['arrays without an end', '['.repeat(500_000), ''],
  ['objects without an end', '{"a":'.repeat(400_000), ''],
  ['objects in lists without an end', '[{"a":'.repeat(300_000), ''],
  ['rows without an end', '[{"a":1,'.repeat(300_000), ''],
  ['lines', `[${'\n'.repeat(200_000)}`, ']'],
  ['spaces before the end of a CDATA section', `<![CDATA[[]${'/ '.repeat(500_000)}`, ']]>'],
  ['rows with a text', `[{"a":1}${',\n{"a":"b"}'.repeat(200_000)}`, ']'],
  ['line breaks in a text', `[{"a":"${'\n'.repeat(200_000)}"`, '}]'],
  ['arrays', '['.repeat(500_000), ']'.repeat(500_000)],
  ['arrays inside of a row', `{"a":${'['.repeat(500_000)}`, `${']'.repeat(500_000)}}`],
  ['backslashes', `["${'\\\\'.repeat(500_000)}`, '"]'],
  ['quotes', `["${'\\"'.repeat(500_000)}`, '"]'],
])('reads JSON in a moment that has very many %s', async (_name, opening, closing) => {
  expect(await timeOf(() => jsonRows(opening + closing), 5_000)).toBeLessThan(5_000);
});
