import { ImportError, RowRefused } from './import-problems';
import { toJobInput } from './job-posting';
import { Places } from './places';
import { readFeed, type FeedFormat } from './read-feed';

const places = new Places(
  [
    { id: 31, name: 'DKI Jakarta' },
    { id: 32, name: 'Jawa Barat' },
  ],
  [{ id: 3273, name: 'Kota Bandung', locationId: 32 }],
);

const read = (text: string, options: { format?: FeedFormat; company?: string } = {}) =>
  readFeed(text, 'feed', options).map(({ line, read: posting }) => ({ line, ...toJobInput(posting(), places) }));

const GREENHOUSE = `{
  "jobs": [
    {
      "id": 4711,
      "internal_job_id": 99,
      "title": "Analis Data",
      "updated_at": "2026-11-12T08:00:00-05:00",
      "first_published": "2026-11-02T09:30:00+07:00",
      "company_name": "PT Contoh Digital",
      "location": { "name": "Bandung, Jawa Barat" },
      "absolute_url": "https://boards.greenhouse.io/contohdigital/jobs/4711",
      "metadata": [{ "id": 1, "name": "Employment Type", "value": "Full-time", "value_type": "single_select" },
        { "id": 2, "name": "Education", "value": "S1 Statistika" }, { "id": 3, "name": "Experience", "value": "2-4 years" },
        { "id": 4, "name": "Number of openings", "value": 3 }],
      "content": "&lt;p&gt;Mengolah data &amp;amp; laporan.&lt;/p&gt;",
      "departments": [{ "id": 5, "name": "Data" }],
      "offices": []
    },
    { "id": 4712, "title": "Penulis", "location": { "name": "Remote" }, "absolute_url": "https://contoh.example/4712" }
  ],
  "meta": { "total": 2 }
}`;

const LEVER = `[
  {
    "id": "0c6b2f0e-1111-4222-8333-944445555666",
    "text": "Perancang Produk",
    "categories": { "commitment": "Intern", "location": "Jakarta", "team": "Desain", "allLocations": ["Jakarta"] },
    "country": "ID",
    "createdAt": 1793600000000,
    "description": "<p>Merancang layar.</p>",
    "lists": [
      { "text": "Tugas <Anda>", "content": "<li>Menggambar</li>" },
      { "text": "Kualifikasi", "content": "<li>Teliti</li>" }
    ],
    "additional": "<p>Kami menunggu.</p>",
    "hostedUrl": "https://jobs.lever.co/contoh/0c6b2f0e-1111-4222-8333-944445555666",
    "workplaceType": "hybrid",
    "salaryRange": { "currency": "IDR", "interval": "per-year-salary", "min": 60000000, "max": 84000000 }
  }
]`;

const INDEED = `<?xml version="1.0" encoding="utf-8"?>
<source>
  <publisher>Rekrut Contoh</publisher>
  <job>
    <title><![CDATA[Kasir & Pramuniaga]]></title>
    <date><![CDATA[Fri, 13 Nov 2026 22:49:39 GMT]]></date>
    <referencenumber><![CDATA[ref-1]]></referencenumber>
    <url><![CDATA[https://contoh.example/kasir]]></url>
    <company><![CDATA[Toko Contoh]]></company>
    <city><![CDATA[Bandung]]></city>
    <state><![CDATA[Jawa Barat]]></state>
    <country><![CDATA[ID]]></country>
    <description><![CDATA[<p>Melayani <b>pembeli</b>.</p>]]></description>
    <salary><![CDATA[Rp 3.000.000 - Rp 4.500.000,00 per bulan]]></salary>
    <education><![CDATA[SMA]]></education>
    <jobtype><![CDATA[parttime]]></jobtype>
    <category><![CDATA[Ritel]]></category>
    <remotetype>Hybrid remote</remotetype>
    <expirationdate>2026-12-31</expirationdate>
  </job>
  <job><title>Guru</title></job>
</source>
`;

describe('a Greenhouse job board', () => {
  it('is read', () => {
    const [first, second] = read(GREENHOUSE, { company: 'CV Cadangan' });
    expect(first?.line).toBe(3);
    expect(first?.job).toMatchObject({
      source: 'greenhouse:contohdigital',
      sourceId: '4711',
      title: 'Analis Data',
      company: { name: 'PT Contoh Digital' },
      workingType: 'fulltime',
      workplace: 'wfo',
      createdAt: new Date('2026-11-02T02:30:00Z'),
      locationId: 32,
      cityId: 3273,
      description: '<p>Mengolah data &amp; laporan.</p>',
      functionOfInterest: 'Data',
      minEducation: 'S1',
      minExperienceMonths: 24,
      openings: 3,
    });
    expect(second?.job).toMatchObject({
      source: 'CV Cadangan',
      sourceId: '4712',
      workplace: 'remote',
      createdAt: null,
    });
  });
});

describe('postings of Lever', () => {
  it('are read', () => {
    const [posting] = read(LEVER, { company: 'PT Contoh' });
    expect(posting?.line).toBe(2);
    expect(posting?.job).toMatchObject({
      source: 'lever:contoh',
      sourceId: '0c6b2f0e-1111-4222-8333-944445555666',
      title: 'Perancang Produk',
      company: { name: 'PT Contoh' },
      workingType: 'internship',
      workplace: 'hybrid',
      createdAt: new Date(1_793_600_000_000),
      locationId: 31,
      description:
        '<p>Merancang layar.</p>\n<h3>Tugas &lt;Anda&gt;</h3><ul><li>Menggambar</li></ul>\n<p>Kami menunggu.</p>',
      requirements: '<ul><li>Teliti</li></ul>',
      functionOfInterest: 'Desain',
      minSalary: 5_000_000,
      maxSalary: 7_000_000,
    });
  });

  it('need an employer that is given', () => {
    expect(() => read(LEVER)).toThrow(new RowRefused('it names no employer: give one with --company'));
  });
});

describe('a feed for Indeed', () => {
  it('is read', () => {
    const [first, second] = read(INDEED, { company: 'CV Cadangan' });
    expect(first?.line).toBe(4);
    expect(first?.job).toMatchObject({
      source: 'Rekrut Contoh',
      sourceId: 'ref-1',
      title: 'Kasir & Pramuniaga',
      company: { name: 'Toko Contoh' },
      workingType: 'parttime',
      workplace: 'hybrid',
      deadline: '2026-12-31',
      createdAt: new Date('2026-11-13T22:49:39Z'),
      locationId: 32,
      cityId: 3273,
      description: '<p>Melayani <b>pembeli</b>.</p>',
      requirements: '<ul><li>Pendidikan: SMA</li></ul>',
      functionOfInterest: 'Ritel',
      minSalary: 3_000_000,
      maxSalary: 4_500_000,
    });
    expect(second).toMatchObject({
      line: 21,
      job: { title: 'Guru', company: { name: 'CV Cadangan' }, source: 'content' },
    });
  });

  it.each([
    ['cut short', INDEED.slice(0, -40)],
    ['cut within its last tag', INDEED.trimEnd().slice(0, -3)],
  ])('is refused when it is %s', (_how, xml) => {
    expect(() => read(xml)).toThrow(new ImportError('feed is no complete XML document of a <source>.'));
  });

  it('knows no entities of a DTD and fetches nothing', () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE source [<!ENTITY a SYSTEM "file:///etc/passwd">]>
      <source><job><title>&a;x</title><company>PT</company></job></source>`;
    const [row] = read(xml, { format: 'indeed' });
    expect(row?.job.title).toBe('&a;x');
  });

  it.each([
    ['Rp 5.000.000 per bulan', 5_000_000, 5_000_000],
    ['IDR 60,000,000 - 72,000,000 per year', 5_000_000, 6_000_000],
    ['5 juta per bulan', null, null],
    ['$ 4000 per month', null, null],
    ['Rp 5.000.000', null, null],
    ['Rp 1 - 2 - 3 per bulan', null, null],
  ])('understands the salary %j', (salary, minSalary, maxSalary) => {
    const [row] = read(INDEED.replace(/<salary>.*<\/salary>/, `<salary>${salary}</salary>`), { company: 'PT' });
    expect(row?.job).toMatchObject({ minSalary, maxSalary });
  });
});

describe('the format of a file', () => {
  it('is taken as it is given, whatever the file looks like', () => {
    expect(() => read(LEVER, { format: 'json-ld' })).toThrow('feed holds no schema.org JobPosting.');
    expect(() => read('{}', { format: 'greenhouse' })).toThrow(RowRefused);
    expect(() => read('<source></source>', { format: 'lever' })).toThrow(/^feed is not JSON: /);
  });

  it.each([
    ['<source></source>', 'feed holds no job of an Indeed feed.'],
    ['{"jobs": []}', 'feed holds no schema.org JobPosting.'],
    ['<html></html>', /^feed is not JSON: /],
    ['', /^feed is not JSON: /],
    ['<!doctype html>\n<p>\u001b[31m</p>', /^feed is not JSON: [^\p{Cc}]*$/u],
    ['[{"a": 1},\n{"b"', /^feed is not JSON: [^\p{Cc}]*$/u],
    ['[] []', /^feed is not JSON: /],
  ])('is told of %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
