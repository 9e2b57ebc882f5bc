import { assert, date, double, integer, oneof, option, property, string } from 'fast-check';
import { companySlug } from '@titian/rules/company-slug';
import { formatAge, formatPayShort } from './job-labels';
import type { Job } from './job';
import { isDueSoon, jobHighlights } from './job-highlights';
import { toStatedPay } from '@titian/rules/stated-pay';

describe('pay', () => {
  it.each([
    [4_000_000, 5_000_000, 'Rp 4–5 jt'],
    [4_500_000, 4_500_000, 'Rp 4,5 jt'],
    [4_250_000, 5_500_000, 'Rp 4,25–5,5 jt'],
    [2_417_495, 2_417_999, 'Rp 2,41 jt'],
    [900_000, 1_200_000, 'Rp 900 rb–1,2 jt'],
    [500_000, 900_000, 'Rp 500–900 rb'],
    [999_999, null, 'Mulai Rp 999 rb'],
    [4_000_000, null, 'Mulai Rp 4 jt'],
    [null, 5_000_000, 'Hingga Rp 5 jt'],
    [null, 12_000_000_000, 'Hingga Rp 12.000 jt'],
  ])('tells from %j to %j as short as a card needs it', (min, max, text) => {
    expect(formatPayShort({ minSalary: min, maxSalary: max })).toBe(text);
  });

  it.each([
    [null, null],
    [undefined, undefined],
    [0, 0],
    [-4_000_000, -1],
    [99_999, 5],
    [Number.NaN, Infinity],
    [1e300, null],
  ])('is not stated from %j to %j', (min, max) => {
    expect(formatPayShort({ minSalary: min, maxSalary: max })).toBe('Gaji tidak dicantumkan');
  });

  it.each([
    ['day', 120_000, 150_000, 'Rp 120–150 rb per hari'],
    ['day', 90_000, 90_000, 'Rp 90 rb per hari'],
    ['day', 96_700, null, 'Mulai Rp 96,7 rb per hari'],
    ['hour', 20_000, 25_000, 'Rp 20–25 rb per jam'],
    ['hour', 7_500, 12_250, 'Rp 7,5–12,25 rb per jam'],
    ['week', 900_000, 1_100_000, 'Rp 900 rb–1,1 jt per minggu'],
    ['year', 60_000_000, 72_000_000, 'Rp 60–72 jt per tahun'],
    ['month', 4_000_000, 5_000_000, 'Rp 4–5 jt'],
  ] as const)('names the period: a %s, from %j to %j', (salaryPeriod, minSalary, maxSalary, text) => {
    expect(formatPayShort({ minSalary, maxSalary, salaryPeriod })).toBe(text);
  });

  it('is in the words of the employer where no amount could be stored', () => {
    const stated = { salary: 'Rp 150.000 per shift' };
    expect(formatPayShort({ minSalary: null, maxSalary: null, stated })).toBe('Rp 150.000 per shift');
    expect(formatPayShort({ minSalary: 4_000_000, maxSalary: null, stated })).toBe('Mulai Rp 4 jt');
  });

  it('swaps a least above the most', () => {
    expect(formatPayShort({ minSalary: 5_000_000, maxSalary: 4_000_000 })).toBe('Rp 4–5 jt');
  });

  it('leaves out the bound that is none', () => {
    expect(formatPayShort({ minSalary: 0, maxSalary: 5_000_000 })).toBe('Hingga Rp 5 jt');
    expect(formatPayShort({ minSalary: 4_000_000, maxSalary: 5 })).toBe('Mulai Rp 4 jt');
    expect(formatPayShort({ minSalary: 100_000, maxSalary: null })).toBe('Mulai Rp 100 rb');
  });

  it('is in order and at least Rp 100.000 whatever the provider sends', () => {
    const amount = option(oneof(double(), integer({ min: 0, max: 20_000_000 })));
    assert(
      property(amount, amount, (min, max) => {
        const pay = toStatedPay({ minSalary: min, maxSalary: max });
        if (!pay) return;
        const bounds = [pay.min, pay.max].filter((bound) => bound !== null);
        expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
        expect(Math.min(...bounds)).toBeGreaterThanOrEqual(100_000);
        expect(formatPayShort({ minSalary: min, maxSalary: max })).toMatch(
          /^((Mulai|Hingga) )?Rp [\d.,]+( rb| jt)?(–[\d.,]+)?( rb| jt)$/,
        );
      }),
    );
  });
});

describe('age', () => {
  // The 24th, 01:00 in Jakarta.
  const now = new Date('2026-11-23T18:00:00Z');

  it.each([
    ['2026-11-24', 'hari ini'],
    ['2026-11-23T17:00:00Z', 'hari ini'],
    ['2026-11-23T16:59:00Z', 'kemarin'],
    ['2026-11-21T03:00:00Z', '3 hari lalu'],
    ['2026-11-11', '13 hari lalu'],
    ['2026-11-10', '2 minggu lalu'],
    ['2026-09-26', '8 minggu lalu'],
    ['2026-09-25', '1 bulan lalu'],
    ['2026-09-20', '2 bulan lalu'],
    ['2025-11-25', '11 bulan lalu'],
    ['2025-11-24', '1 tahun lalu'],
    ['2023-11-20', '3 tahun lalu'],
  ])('tells that %s was %s', (createdAt, text) => {
    expect(formatAge(createdAt, now)).toBe(text);
  });

  it.each([
    ['2026-11-25', 'hari ini'],
    ['2026-11-26', null],
    ['2027-11-24', null],
  ])('with a clock that is slow: %s is %j', (createdAt, text) => {
    expect(formatAge(createdAt, now)).toBe(text);
  });

  it.each([null, '', 'kemarin', '2026-02-30'])('tells nothing of %j', (createdAt) => {
    expect(formatAge(createdAt, now)).toBeNull();
  });

  it('is never negative, and always of whole numbers', () => {
    const clocks = date({ min: new Date('1970-01-01'), max: new Date('9990-01-01') });
    assert(
      property(date(), clocks, (created, clock) => {
        const createdAt = Number.isNaN(created.getTime()) ? 'kapan-kapan' : created.toISOString();
        expect(formatAge(createdAt, clock) ?? '').toMatch(
          /^(|hari ini|kemarin|[1-9]\d* (hari|minggu|bulan|tahun) lalu)$/,
        );
      }),
    );
  });
});

describe('the line of a card', () => {
  const now = new Date('2026-11-24T05:00:00Z');
  const job: Job = {
    id: 1,
    slug: 'kasir',
    title: 'Kasir',
    isOpen: true,
    workingType: null,
    workplace: null,
    deadline: null,
    createdAt: null,
    province: null,
    city: null,
    company: { name: '-', logo: null, banner: null },
  };

  it('tells pay, age and education', () => {
    const told = { createdAt: '2026-11-21', minSalary: 4_000_000, maxSalary: 5_000_000, minEducation: 'SMA/SMK' };
    expect(jobHighlights({ ...job, ...told }, now)).toEqual({
      pay: 'Rp 4–5 jt',
      age: '3 hari lalu',
      education: 'min. SMA/SMK',
    });
  });

  it('says that no pay is stated only where the provider tells of pay', () => {
    expect(jobHighlights(job, now).pay).toBeNull();
    expect(jobHighlights({ ...job, minSalary: null }, now).pay).toBe('Gaji tidak dicantumkan');
    expect(jobHighlights({ ...job, maxSalary: 0 }, now).pay).toBe('Gaji tidak dicantumkan');
  });

  it('leaves out what is missing', () => {
    expect(jobHighlights(job, now)).toEqual({ pay: null, age: null, education: null });
  });
});

describe('a deadline', () => {
  // Already the 25th in Jakarta.
  const now = new Date('2026-11-24T18:00:00Z');

  it.each([
    [null, false],
    ['2026-11-24', false],
    ['2026-11-25', true],
    ['2026-12-01', true],
    ['2026-12-02', false],
  ])('of %j is within the last seven days: %j', (deadline, isSoon) => {
    expect(isDueSoon(deadline, now)).toBe(isSoon);
  });
});

describe("a company's part of an address", () => {
  it.each([
    ['PT. Sinar Laut', 'pt-sinar-laut'],
    ['  Toko “Café” & Roti!  ', 'toko-cafe-roti'],
    ['7-Eleven', '7-eleven'],
    ['東京商店', '東京商店'],
    ['-', null],
    ['', null],
    ['🙂', null],
  ])('of %j is %j', (name, slug) => {
    expect(companySlug(name)).toBe(slug);
  });

  it.each([
    ...[
      'confidential',
      'Confidential Company',
      'CONFIDENTIAL',
      '[Confidential]',
      'Company Confidential',
      'Confidental',
    ],
    ...['PT Confidential', 'PT. Rahasia', 'Rahasia', 'Dirahasiakan', 'Di rahasiakan', 'Perusahaan Rahasia'],
    ...[
      'Nama perusahaan dirahasiakan',
      'Perusahaan dirahasiakan',
      'Klien Rahasia',
      'Anonymous',
      'Anonim',
      'Undisclosed',
    ],
    ...['Tidak disebutkan', 'Nama perusahaan tidak dicantumkan', 'Company name withheld', 'Klien kami', 'Our client'],
    ...['Perusahaan ternama', 'Perusahaan Ternama di Surabaya', 'Perusahaan manufaktur terkemuka', 'PT Ternama'],
    ...['Sebuah perusahaan multinasional', 'Perusahaan Swasta Nasional', 'Salah satu perusahaan farmasi ternama'],
    ...[
      'A leading company',
      'Confidential (FMCG)',
      'Leading FMCG Company',
      'Reputable company in Jakarta',
      'Private Advertiser',
      'Stealth Startup',
    ],
  ])('is none for the hidden employer %j', (name) => {
    expect(companySlug(name)).toBeNull();
  });

  it.each([
    ...[
      'PT Rahasia Dapur',
      'Rahasia Alam',
      'Warung Rahasia Ibu',
      'Confidential Coffee',
      'Anonymous Studio',
      'Anonim Kopi',
    ],
    ...['Toko Ternama', 'PT Ternama Jaya', 'CV Sinar Ternama', 'Perusahaan PT Sinar Ternama', 'Klien Kami Sejahtera'],
    ...[
      'Perusahaan Gas Negara',
      'Perusahaan Umum Bulog',
      'Perusahaan Dagang Swasta',
      'PT Swasta Mandiri',
      'Client Plus',
    ],
    ...['Leading Edge', 'Reputable Logistics', 'PT Perusahaan Rahasia Dapur', 'Private Gym', 'Rahasia di Balik Dapur'],
  ])('is there for %j, a firm with such a word in its name', (name) => {
    expect(companySlug(name)).not.toBeNull();
  });

  it('is the same for itself, and begins and ends with no hyphen', () => {
    assert(
      property(string({ unit: 'grapheme' }), (name) => {
        const slug = companySlug(name);
        if (slug === null) return;
        expect(companySlug(slug)).toBe(slug);
        expect(slug).not.toMatch(/^-|-$|--/);
      }),
    );
  });
});
