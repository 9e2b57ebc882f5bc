import type { PostedJob } from '../../jobs/posted-job';
import { fillJob } from './fill-job';

const image = (name: string) =>
  `<img src="{{#job.${name}}}{{job.${name}}}{{/job.${name}}}{{^job.${name}}}/assets/${name}.svg{{/job.${name}}}" alt=""/>`;

const PAGE = `${image('banner')}${image('logo')}<p>{{job.company}}</p><h1>{{job.title}}</h1>`;

const JOB = {
  slug: 'kasir',
  title: 'Kasir',
  company: 'PT Toko',
  banner: null,
  logo: null,
  status: 'open',
  closedAt: null,
  deadline: '2026-12-31',
  createdAt: new Date('2026-11-01T00:00:00Z'),
  workingType: 'fulltime',
  workplace: null,
  province: 'Daerah Istimewa Yogyakarta',
  city: null,
  functionOfInterest: null,
  industry: null,
  minSalary: 2_500_000,
  maxSalary: 3_000_000,
  minEducation: 'SMA',
  minExperienceMonths: 18,
  openings: 2,
  description: '<p>Melayani pembeli.</p>',
  requirements: '',
  benefits: ['BPJS Kesehatan'],
} as unknown as PostedJob;

const NOW = new Date('2026-11-23T00:00:00Z');

const fill = (values: Partial<PostedJob>, savesData = false, page = PAGE) =>
  fillJob(page, { ...JOB, ...values }, { savesData, now: NOW });

it('puts the title, the company and its images into the page', () => {
  const html = fill({ banner: '/media/banners/a.svg', logo: 'https://images.example.com/a.png?w=1&h=2' });
  expect(html).toBe(
    '<img src="/media/banners/a.svg" alt=""/><img src="https://images.example.com/a.png?w=1&amp;h=2" alt=""/>' +
      '<p>PT Toko</p><h1>Kasir</h1>',
  );
});

it('has place, pay and age in one line', () => {
  const glance = (values: Partial<PostedJob>) => fill(values, false, '{{job.glance}}');
  expect(glance({})).toBe('Daerah Istimewa Yogyakarta · Rp 2,5–3 jt · 3 minggu lalu');
  const createdAt = new Date('2026-11-22T00:00:00Z');
  expect(glance({ city: 'Kabupaten Sleman', minSalary: null, maxSalary: 950_000, createdAt })).toBe(
    'Kab. Sleman · Hingga Rp 950 rb · kemarin',
  );
});

it.each([null, 'javascript:alert(1)', 'http://images.example.com/a.png', '//images.example.com/a.png', 'a.png'])(
  'shows the default in the place of the image %s',
  (logo) => {
    expect(fill({ logo })).toContain('<img src="/assets/logo.svg" alt=""/>');
  },
);

it('takes every value as text', () => {
  const hostile = "</h1><script>alert(1)</script>\"onload='a' $& {{job.company}}";
  const html = fill({ title: hostile, banner: '/media/"onerror="alert(1)' });
  expect(html).toContain(
    '<h1>&lt;/h1&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;onload=&#39;a&#39; $&amp; {{job.company}}</h1>',
  );
  expect(html).toContain('<img src="/media/&quot;onerror=&quot;alert(1)" alt=""/>');
});

it('has its images wait where data is saved, and no others', () => {
  const html = fill({ logo: '/media/a.svg" src="{{#job.logo' }, true);
  expect(html).toMatch(/^<img loading="lazy" src="\/assets\/banner\.svg" alt=""\/><img loading="lazy" src="\/media/);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

describe('the public part of a vacancy', () => {
  const DETAILS =
    'Gaji: {{job.pay}}; {{#job.summary}}{{term}}: {{detail}}; {{/job.summary}}{{#job.about}}{{term}}: {{detail}}; {{/job.about}}';

  it('has the rows of the specification’s summary, and the other known facts', () => {
    expect(fill({}, false, DETAILS)).toBe(
      'Gaji: Rp 2.500.000 - Rp 3.000.000; Perusahaan: PT Toko; Tempat Kerja: -; ' +
        'Tipe Pekerjaan: Penuh Waktu; Lokasi: Daerah Istimewa Yogyakarta; Kota: -; Fungsi: -; Industri: -; ' +
        'Ditayangkan: 1 November 2026 (3 minggu lalu); Jumlah posisi: 2 orang; Pendidikan: min. SMA; ' +
        'Pengalaman: min. 1 tahun 6 bulan; ',
    );
  });

  it.each([
    [{ minSalary: null, maxSalary: null }, '-'],
    [{ minSalary: 0, maxSalary: 50 }, '-'],
    [{ minSalary: 4_000_000, maxSalary: 3_000_000 }, 'Rp 3.000.000 - Rp 4.000.000'],
    [{ minSalary: 3_000_000, maxSalary: null }, 'Mulai Rp 3.000.000'],
    [{ minSalary: null, maxSalary: 3_000_000 }, 'Hingga Rp 3.000.000'],
  ])('tells pay as it is stated: %j', (pay, text) => {
    expect(fill(pay, false, DETAILS)).toMatch(new RegExp(`^Gaji: ${text.replace(/[.]/g, '\\.')};`));
  });

  it.each([
    ['2026-11-23T00:00:00Z', 'hari ini'],
    ['2026-11-22T00:00:00Z', 'kemarin'],
    ['2026-11-10T00:00:00Z', '13 hari lalu'],
    ['2026-09-25T00:00:00Z', '8 minggu lalu'],
    ['2026-01-01T00:00:00Z', '10 bulan lalu'],
    ['2025-11-22T00:00:00Z', '1 tahun lalu'],
  ])('tells how long ago it was posted, of %s', (createdAt, age) => {
    expect(fill({ createdAt: new Date(createdAt) }, false, DETAILS)).toContain(` (${age});`);
  });

  it('has the badges that are known, as the app writes them', () => {
    const page = '{{#job.badges}}<span>{{.}}</span>{{/job.badges}}';
    expect(fill({ workplace: 'remote' }, false, page)).toBe('<span>REMOTE</span><span>Penuh Waktu</span>');
    expect(fill({ workplace: null, workingType: null }, false, page)).toBe('');
  });

  it('leads to the company’s other jobs, where its name can be part of an address', () => {
    const page =
      '{{#job.companyPath}}{{job.companyPath}}{{/job.companyPath}}{{^job.companyPath}}none{{/job.companyPath}}';
    expect(fill({ company: 'PT. Café Laut' }, false, page)).toBe('/perusahaan/pt-cafe-laut');
    expect(fill({ company: '-' }, false, page)).toBe('none');
  });

  it('tells of pay below the minimum wage, by today’s figures or those of the day on which a closed job was posted', () => {
    const page =
      '{{#job.lowPay}}{{#isMost}}most{{/isMost}}{{^isMost}}least{{/isMost}} {{pay}} {{minimum}} {{province}} {{year}}{{/job.lowPay}}';
    const low = { minSalary: 1_500_000, maxSalary: 2_000_000 };
    expect(fill(low, false, page)).toBe('most Rp\u00a02.000.000 Rp\u00a02.417.495 Daerah Istimewa Yogyakarta 2026');
    expect(fill({ minSalary: 2_000_000 }, false, page)).toContain('least Rp\u00a02.000.000');
    expect(fill({ ...low, workingType: 'parttime' }, false, page)).toBe('');
    const closed = { ...low, status: 'closed' as const, closedAt: NOW };
    expect(fill({ ...closed, createdAt: new Date('2025-11-01T00:00:00Z') }, false, page)).toBe('');
    expect(fill(closed, false, page)).toContain('most');
  });

  it('has a way to apply, and the last day for it, while that is possible', () => {
    const page =
      '{{#job.isOpen}}{{job.deadline}} <a href="{{job.apply}}">{{/job.isOpen}}{{^job.isOpen}}Closed{{/job.isOpen}}';
    expect(fill({}, false, page)).toBe('31 Desember 2026 <a href="/login?next=%2Fjobs%2Fkasir">');
    expect(fill({ deadline: null }, false, page)).toBe('- <a href="/login?next=%2Fjobs%2Fkasir">');
    expect(fill({ deadline: '2026-11-22' }, false, page)).toBe('Closed');
    expect(fill({ status: 'closed', closedAt: NOW }, false, page)).toBe('Closed');
  });

  it('has the description as items of safe HTML, whatever the database holds', () => {
    const description =
      '<p>- Melayani <b>pembeli</b></p><script>alert(1)</script><img src=x onerror=alert(1)><p>{{job.title}}</p>';
    const page =
      '{{#job.description}}{{#items}}<li>{{{.}}}</li>{{/items}}{{/job.description}}|{{^job.requirements}}none{{/job.requirements}}';
    expect(fill({ description }, false, page)).toBe('<li>Melayani <b>pembeli</b></li><li>{{job.title}}</li>|none');
  });

  it('has the benefits, or that there are none', () => {
    const page =
      '{{#job.benefits}}{{#items}}<li>{{.}}</li>{{/items}}{{/job.benefits}}{{^job.benefits}}none{{/job.benefits}}';
    expect(fill({}, false, page)).toBe('<li>BPJS Kesehatan</li>');
    expect(fill({ benefits: [] }, false, page)).toBe('none');
  });
});
