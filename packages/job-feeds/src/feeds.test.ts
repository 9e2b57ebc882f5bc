import { RowRefused } from './import-problems';
import { toJobInput } from './job-posting';
import { Places } from './places';
import { readFeed } from './read-feed';
import type { FeedFormat } from './read-feed';
import { xmlRoot } from './xml-root';

describe('feeds', () => {
  const places = new Places(
    [
      { id: 31, name: 'DKI Jakarta' },
      { id: 32, name: 'Jawa Barat' },
    ],
    [{ id: 3273, name: 'Kota Bandung', locationId: 32 }],
  );

  const read = (text: string, options: { format?: FeedFormat; company?: string } = {}) =>
    readFeed(text, 'feed', options).map(({ line, read: posting }) => ({
      line,
      ...toJobInput(posting(), places, new Date('2027-01-01')),
    }));

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
        workplace: null,
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

  describe('fields that are not stored', () => {
    const unread = (text: string) =>
      read(text, { company: 'PT Contoh' }).map(({ warnings }) =>
        warnings.filter(({ kind }) => kind === 'unread-field').map((warning) => warning.text),
      );

    it('but ranges of pay of a Greenhouse job board are stored, or told as words', () => {
      const job = { id: 1, title: 'Analis', absolute_url: 'https://boards.greenhouse.io/contoh/jobs/1' };
      const range = (currency: string, min: number, max: number) => ({
        pay_input_ranges: [{ min_cents: min * 100, max_cents: max * 100, currency_type: currency }],
      });
      const jobs = [
        { ...job, ...range('IDR', 5_000_000, 8_000_000) },
        { ...job, ...range('USD', 60_000, 80_000) },
      ];
      const [first, second] = read(JSON.stringify({ jobs }), { company: 'PT Contoh' });
      expect(first?.job).toMatchObject({ minSalary: 5_000_000, maxSalary: 8_000_000 });
      expect(second?.job.stated).toEqual({ salary: 'USD 60.000 - 80.000' });
    });

    it('are named for a Greenhouse job board', () => {
      const job = {
        id: 1,
        title: 'Analis',
        absolute_url: 'https://boards.greenhouse.io/contoh/jobs/1',
        location: { name: 'Bandung' },
      };
      const metadata = [
        { name: 'Employment Type', value: 'Full-time' },
        { name: 'Travel', value: 'Sering' },
        { name: 'Notes', value: null },
      ];
      const jobs = [
        { ...job, offices: [{ id: 2, name: 'Jakarta' }], metadata },
        { ...job, offices: [{ id: 3, name: 'Bandung' }] },
      ];
      expect(unread(JSON.stringify({ jobs }))).toEqual([['these are not stored: offices, metadata "Travel"'], []]);
    });

    it('are named for postings of Lever', () => {
      const categories = { team: 'Desain', department: 'Produk', level: 'Senior', location: 'Jakarta' };
      const posting = { id: 'a', text: 'Perancang', hostedUrl: 'https://jobs.lever.co/contoh/a', categories };
      const salary = { salaryRange: { min: 5e6, currency: 'IDR' }, salaryDescription: '<p>Sesuai UMK</p>' };
      expect(unread(JSON.stringify([{ ...posting, ...salary }]))).toEqual([
        ['these are not stored: salaryDescription, department, level'],
      ]);
    });

    it('are named for a feed made for Indeed', () => {
      const fields =
        '<title>Kasir</title><city>Bandung</city><location>Cimahi</location><email>a@contoh.example</email>';
      expect(unread(`<source><job>${fields}</job></source>`)).toEqual([['these are not stored: email, location']]);
    });
  });

  it('reads names of a Greenhouse job board that are no objects, and warns of pay of Lever that is none', () => {
    const job = { id: 1, title: 'A', absolute_url: 'https://a.example/1', company_name: 'PT', location: 'Bandung' };
    const [first] = read(JSON.stringify({ jobs: [{ ...job, departments: ['Data', null] }] }));
    expect(first?.job).toMatchObject({ cityId: 3273, functionOfInterest: 'Data' });
    const [posting] = read(JSON.stringify([{ id: 'a', text: 'A', hostedUrl: 'x', salaryRange: 5 }]), { company: 'PT' });
    expect(posting?.warnings.map(({ kind }) => kind)).toEqual(['unclear-pay']);
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
        minSalary: 60_000_000,
        maxSalary: 84_000_000,
        salaryPeriod: 'year',
      });
    });

    it.each([
      [{ currency: 'IDR', interval: 'per-hour-wage', min: 20_000, max: 25_000 }, 'hour', undefined],
      [{ currency: 'IDR', interval: 'per-year-salary', min: 6e7, max: 7e7 }, 'year', undefined],
      [
        { currency: 'IDR', interval: 'bi-week-salary', min: 2e6, max: 3e6 },
        undefined,
        'Rp 2.000.000 - 3.000.000 per bi-week',
      ],
      [undefined, undefined, 'Sesuai UMK'],
    ])('keep the period of the pay %j, or its words', (salaryRange, salaryPeriod, salary) => {
      const posting = { id: 'a', text: 'Perancang', hostedUrl: 'https://jobs.lever.co/contoh/a', salaryRange };
      const [row] = read(JSON.stringify([{ ...posting, salaryDescription: '<p>Sesuai UMK</p>' }]), { company: 'PT' });
      expect([row?.job.salaryPeriod, row?.job.stated]).toEqual([salaryPeriod, salary && { salary }]);
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
      ['cut short', INDEED.slice(0, -40), [4], [21]],
      ['cut within its last tag', INDEED.trimEnd().slice(0, -3), [4, 21], [22]],
      ['broken by a job without an end', INDEED.replace('</job>', ''), [21], [4]],
    ])('is read as far as it is whole when it is %s', (_how, xml, whole, broken) => {
      const rows = readFeed(xml, 'feed', { company: 'CV' }).map(({ line, read: posting }) => {
        try {
          return { line, title: posting().title };
        } catch (error) {
          return { line, error };
        }
      });
      expect(rows.filter(({ error }) => !error).map(({ line }) => line)).toEqual(whole);
      expect(rows.filter(({ error }) => error)).toEqual(
        broken.map((line) => ({ line, error: new RowRefused('it has no end') })),
      );
    });

    it('keeps HTML that is not escaped, and makes no number of two', () => {
      const xml = `<source><job><title>Kasir <b>Toko</b></title><company>PT</company>
      <description><p class="a">Halo</p><ul><li>Satu</li><li>Dua</li></ul></description>
      <salary><min>4000000</min><max>5000000</max></salary></job></source>`;
      const [row] = read(xml);
      expect(row?.job).toMatchObject({
        title: 'Kasir Toko',
        description: '<p>Halo</p><ul><li>Satu</li><li>Dua</li></ul>',
        maxSalary: null,
      });
    });

    it('takes the first of what is there twice, with a warning, and all places', () => {
      const xml = `<source><job><title>Kasir</title><title>Guru</title><company>PT A</company><company>PT B</company>
      <referencenumber>1</referencenumber><city>Bandung</city><city>Jakarta</city></job></source>`;
      const [row] = read(xml);
      expect(row?.job).toMatchObject({ title: 'Kasir', company: { name: 'PT A' }, cityId: 3273 });
      expect(row?.warnings.map(({ kind }) => kind)).toEqual(['further-value', 'further-value', 'further-place']);
    });

    it('knows no entities of a DTD and fetches nothing, behind a stylesheet line as well', () => {
      const xml = `<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?>
      <!DOCTYPE source [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "<source><job></job>">]>
      <source><job><title>&a;x</title><company>PT</company></job></source>`;
      const rows = read(xml);
      expect(rows.map(({ line, job }) => [line, job.title])).toEqual([[3, '&a;x']]);
    });

    it.each([
      ['Rp 5.000.000 per bulan', { minSalary: 5_000_000, maxSalary: 5_000_000 }],
      ['IDR 60,000,000 per year', { minSalary: 60_000_000, maxSalary: 60_000_000, salaryPeriod: 'year' }],
      ['Hingga Rp 7.000.000 per bulan', { minSalary: null, maxSalary: 7_000_000 }],
      ['Rp 5.000.000', { minSalary: 5_000_000, maxSalary: 5_000_000 }],
      ['Rp 120.000/hari', { minSalary: 120_000, maxSalary: 120_000, salaryPeriod: 'day' }],
      ['75rb per jam', { minSalary: 75_000, maxSalary: 75_000, salaryPeriod: 'hour' }],
      ['UMR harian', { minSalary: null, maxSalary: null, stated: { salary: 'UMR harian' } }],
      ['Rp 150.000 per shift', { minSalary: null, maxSalary: null, stated: { salary: 'Rp 150.000 per shift' } }],
    ])('understands the salary %j', (salary, expected) => {
      const [row] = read(INDEED.replace(/<salary>.*<\/salary>/, `<salary>${salary}</salary>`), { company: 'PT' });
      const { minSalary, maxSalary, salaryPeriod, stated } = row?.job ?? {};
      expect({ minSalary, maxSalary, salaryPeriod, stated }).toEqual(expected);
    });
  });

  describe('an Indeed feed of another make', () => {
    it.each([
      ['<city>Remote</city><state></state><country>ID</country>', { workplace: 'remote', locationId: null }],
      ['<location>Bandung, Jawa Barat</location>', { workplace: null, cityId: 3273 }],
      ['<city>Bandung</city><remotetype>On-site</remotetype>', { workplace: 'wfo', cityId: 3273 }],
      [
        '<jobtype>Magang</jobtype><date>20/11/2026</date>',
        { workingType: 'internship', createdAt: new Date('2026-11-19T17:00:00Z') },
      ],
    ])('is read with %s', (fields, job) => {
      const xml = `<source><job><title>Kasir</title><company>PT</company>${fields}</job></source>`;
      expect(read(xml)).toMatchObject([{ job, warnings: [] }]);
    });

    it('has no jobs of another country', () => {
      const xml =
        '<source><job><title>A</title><company>PT</company><city>Kampar</city><country>MY</country></job></source>';
      expect(() => read(xml)).toThrow('the job is abroad: "MY"');
    });
  });

  describe('fields that employers add to a Greenhouse job', () => {
    const job = (values: object) => ({ id: 1, title: 'A', absolute_url: 'x', company_name: 'PT', ...values });
    const metadata = (name: string, value: unknown) => ({ metadata: [{ name, value }] });

    it.each<[object, object, string[]]>([
      [metadata('Years of Experience', 3), { minExperienceMonths: 36 }, []],
      [metadata('Experience', 3), { minExperienceMonths: null }, ['unreadable-value']],
      [metadata('Employment Type', ['Full-time']), { workingType: 'fulltime' }, []],
      [metadata('Employment Type', true), { workingType: null }, ['unreadable-value']],
      [metadata('Education', { unit: 'IDR' }), { minEducation: null }, ['unreadable-value']],
      [metadata('Education', null), { minEducation: null }, []],
      [{ location: { name: 'Bandung, Indonesia; Singapore' } }, { cityId: 3273 }, ['further-place']],
      [{ location: null, content: null, departments: null, metadata: null }, { locationId: null }, []],
    ])('are read: %j', (values, expected, kinds) => {
      const [row] = read(JSON.stringify({ jobs: [job(values)] }));
      expect(row?.job).toMatchObject(expected);
      expect(row?.warnings.map(({ kind }) => kind)).toEqual(kinds);
    });
  });

  describe('the country of a Lever posting', () => {
    const posting = (values: object) =>
      JSON.stringify([
        { id: '1', text: 'A', categories: { location: 'Bandung', allLocations: ['Bandung', 'Jakarta'] }, ...values },
      ]);

    it('decides where its place is, and further places are warned of', () => {
      const [row] = read(posting({ country: 'ID', workplaceType: 'unspecified' }), { company: 'PT' });
      expect(row?.job).toMatchObject({ cityId: 3273, workplace: null });
      expect(row?.warnings.map(({ kind }) => kind)).toEqual(['further-place']);
      expect(() => read(posting({ country: 'SG', categories: { location: 'Bandung' } }), { company: 'PT' })).toThrow(
        'abroad',
      );
    });
  });

  describe('the format of a file', () => {
    it('is taken as it is given, whatever the file looks like', () => {
      expect(() => read(LEVER, { format: 'json-ld' })).toThrow(/^feed is of no kind that is read: /);
      expect(() => read(GREENHOUSE, { format: 'lever' })).toThrow(/^feed is of no kind that is read: /);
    });

    it.each([
      ['<source></source>', 'feed is a feed without a job.'],
      ['{"jobs": []}', 'feed is a feed without a job.'],
      ['[]', 'feed is a feed without a job.'],
      ['{"@graph": []}', 'feed is a feed without a job.'],
      ['[{"@type": "Organization"}]', 'feed is a feed without a job.'],
      [
        '<html></html>',
        /kind that is read: it is XML or HTML with the root <html>\. These kinds are read: schema\.org/,
      ],
      ['<?xml version="1.0"?><rss/>', /kind that is read: it is XML or HTML with the root <rss>\./],
      ['', /kind that is read: it is empty\. /],
      ['\u001b[31m', /kind that is read: it is not JSON on line 1\. [^\p{Cc}]*$/u],
      ['[{"@type": "JobPosting"},\n{,}]', /kind that is read: it is not JSON on line 2\. /],
      ['[{"a": 1},\n{"b"', /kind that is read: it is not JSON: it ends on line 2, /],
      ['{}', /kind that is read: it is JSON of another kind\. .*Greenhouse.*Lever.*Indeed/],
      ['{"error": "not found"}', /kind that is read: it is JSON of another kind\. /],
      ['5', /kind that is read: it is JSON of another kind\. /],
      ['['.repeat(20_000), /kind that is read: it is not JSON: it ends on line 1, /],
      [`<source>${'<x>'.repeat(400_000)}`, 'The feed has more than 64 elements in each other.'],
    ])('is told of %j', (text, message) => {
      expect(() => read(text)).toThrow(message);
    });
  });

  describe('JSON-LD', () => {
    const rowsOf = (value: unknown) =>
      readFeed(JSON.stringify(value), 'feed').map(({ read: posting }) => toJobInput(posting(), places).job);
    const org = { '@type': 'Organization', '@id': '#org', name: 'PT Contoh' };
    const job = { '@type': 'JobPosting', title: 'Kasir', hiringOrganization: { '@id': '#org' } };

    it.each([
      ['beside it', { '@graph': [{ '@type': 'WebSite' }, org, job, { '@id': '#org' }] }],
      ['behind it', { '@graph': [job, org] }],
      ['in another node', [{ '@type': 'WebPage', publisher: org }, job]],
      [
        'through another reference',
        [job, { '@id': '#org', name: { '@id': '#name' } }, { '@id': '#name', '@value': 'PT Contoh' }],
      ],
    ])('takes what a reference names from a node %s, and other nodes are no rows', (_where, graph) => {
      expect(rowsOf(graph)).toMatchObject([{ title: 'Kasir', company: { name: 'PT Contoh' } }]);
    });

    it('finds postings in lists and pages', () => {
      const list = { '@type': 'ItemList', itemListElement: [{ item: { ...job, title: 'Guru' } }, { item: job }] };
      const page = { '@type': 'WebPage', mainEntity: { ...job, title: 'Sopir' } };
      expect(rowsOf([org, list, page]).map(({ title }) => title)).toEqual(['Guru', 'Kasir', 'Sopir']);
    });

    it('ends where references lead in circles or on and on', () => {
      const circle = { '@id': '#org', name: 'PT Contoh', parent: { '@id': '#org' } };
      const chain = Array.from({ length: 50_000 }, (_, n) => ({ '@id': `#${n}`, next: { '@id': `#${n + 1}` } }));
      const wide = Array.from({ length: 40 }, (_, n) => ({
        '@id': `#w${n}`,
        a: { '@id': `#w${n + 1}` },
        b: { '@id': `#w${n + 1}` },
      }));
      const rows = rowsOf([{ ...job, a: { '@id': '#0' }, b: { '@id': '#w0' } }, circle, ...chain, ...wide]);
      expect(rows).toMatchObject([{ company: { name: 'PT Contoh' } }]);
    });

    it('refuses a node that is no posting by its line, and reads the others', () => {
      const text = `[{"@type":"JobPosting","title":"Kasir\n lagi","hiringOrganization":"PT"},\n{"title":"Sopir"},
      {"@type":"JobPosting","title":"Guru","hiringOrganization":"PT"}]`;
      const [first, second, third] = readFeed(text, 'feed');
      expect([first?.line, second?.line, third?.line]).toEqual([1, 3, 4]);
      expect(second?.read).toThrow('it is no JobPosting: without @type');
      expect(third?.read().title).toBe('Guru');
    });
  });
});

describe('XML root', () => {
  describe('xmlRoot', () => {
    it.each([
      ['<source/>', 'source'],
      [' \n<Source>', 'source'],
      ['<?xml version="1.0"?><source>', 'source'],
      ['<?xml version="1.0"?>\n<?xml-stylesheet type="text/xsl" href="a.xsl"?>\n<source>', 'source'],
      ['<!-- a > b --><!----><source>', 'source'],
      ['<!DOCTYPE source><source>', 'source'],
      ['<!doctype source SYSTEM "a>b.dtd"><source>', 'source'],
      ['<!DOCTYPE source [<!ENTITY a "<jobs>]>"> <!-- ]> " --> ]><source>', 'source'],
      ['<rss version="2.0">', 'rss'],
      ['<!doctype html><html>', 'html'],
    ])('of %j is %s', (text, name) => {
      const root = xmlRoot(text);
      expect(root?.name).toBe(name);
      expect(text.slice(root?.start).toLowerCase()).toMatch(new RegExp(`^<${name}`));
    });

    it.each(['', '   ', '{}', '[]', 'source', '<', '< source>', '<?xml', '<!-- <source>', '<!DOCTYPE a [ <source>'])(
      'is none in %j',
      (text) => {
        expect(xmlRoot(text)).toBeNull();
      },
    );
  });
});
