import { dateField, parseInstant } from './dates';
import { toMinEducation } from './education';
import { toWorkingTypes, toWorkplace } from './employment';
import { toMinExperienceMonths } from './experience';
import { toOpenings } from './openings';
import { toSalary } from './salary';
import { payOfText } from './salary-text';
import { sanitiseHtml } from './sanitise-html';
import { toDescription } from './description';
import { toRequirements } from './requirements';

describe('dates', () => {
  describe('parseInstant', () => {
    it.each([
      ['2026-11-14', '2026-11-13T17:00:00.000Z'],
      ['2026-11-14T09:30', '2026-11-14T02:30:00.000Z'],
      ['2026-11-14 09:30:15', '2026-11-14T02:30:15.000Z'],
      ['2026-11-14T09:30:15.250+07:00', '2026-11-14T02:30:15.000Z'],
      ['2026-11-14T23:59:59+07:00', '2026-11-14T16:59:59.000Z'],
      ['2026-11-14T24:00', '2026-11-14T17:00:00.000Z'],
      ['2026-11-14T02:30:00Z', '2026-11-14T02:30:00.000Z'],
      ['2026-11-14t02:30:00z', '2026-11-14T02:30:00.000Z'],
      ['2026-11-14T02:30:00+0900', '2026-11-13T17:30:00.000Z'],
      ['2026-11-14T02:30:00-05', '2026-11-14T07:30:00.000Z'],
      ['2028-02-29', '2028-02-28T17:00:00.000Z'],
      ['2026-11-14T09:30:15,5', '2026-11-14T02:30:15.000Z'],
      ['2026-11-14 09:30:15.123456789 Z', '2026-11-14T09:30:15.000Z'],
      ['2026-11-14T00:00:00Z', '2026-11-14T00:00:00.000Z'],
      ['2026-11-14T02:30:00+05:30', '2026-11-13T21:00:00.000Z'],
      ['2026-11-14T02:30:00-03:30', '2026-11-14T06:00:00.000Z'],
      ['2026-11-14T02:30:00+14:00', '2026-11-13T12:30:00.000Z'],
      ['2000-01-01', '1999-12-31T17:00:00.000Z'],
      ['2026/11/20', '2026-11-19T17:00:00.000Z'],
      ['2026.11.20', '2026-11-19T17:00:00.000Z'],
      ['20261120', '2026-11-19T17:00:00.000Z'],
      ['20/11/2026', '2026-11-19T17:00:00.000Z'],
      ['20-11-2026', '2026-11-19T17:00:00.000Z'],
      ['5.11.2026', '2026-11-04T17:00:00.000Z'],
      ['05/11/2026', '2026-11-04T17:00:00.000Z'],
      ['11/20/2026', '2026-11-19T17:00:00.000Z'],
      ['20/11/2026 09.00 WITA', '2026-11-20T01:00:00.000Z'],
      ['20 November 2026 pukul 09.00 WIB', '2026-11-20T02:00:00.000Z'],
      ['Jumat, 20 Nopember 2026', '2026-11-19T17:00:00.000Z'],
      ['2 Agu 2026', '2026-08-01T17:00:00.000Z'],
      ['20-Nov-2026', '2026-11-19T17:00:00.000Z'],
      ['November 20, 2026', '2026-11-19T17:00:00.000Z'],
      ['Fri, 20 Nov 2026 02:00:00 GMT', '2026-11-20T02:00:00.000Z'],
      ['Fri, 20 Nov 2026 09:00:00 +0700', '2026-11-20T02:00:00.000Z'],
      ['Fri Nov 20 2026 09:00:00 GMT+0700 (WIB)', '2026-11-20T02:00:00.000Z'],
    ])('reads %s', (text, instant) => {
      expect(parseInstant(text)?.toISOString()).toBe(instant);
    });

    it.each([
      '2026-02-30',
      '2027-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-11-00',
      '2026-11',
      '30/02/2026',
      '20/20/2026',
      '20 Smarch 2026',
      '1970-01-01',
      '1900-01-01T00:00:00Z',
      '2099-12-31',
      '2038-01-19T03:14:07Z',
      '2026-11-14T24:01',
      '2026-11-14T10:60',
      '2026-11-14T10',
      '2026-11-14T10:00+15:00',
      '2026-11-14T10:00+07:60',
      '2026-11-14T10:00:60',
      '2026-11-14T10:00:00.1234567890',
      '2026-11-14T10:00:00.',
      '2026-11-14T110:00',
      '2026-11-14T10:000',
      '1969-12-31',
      '2200-01-01',
      '12026-11-14',
      '2026-11-140',
      '2026-11-14T',
      '2026-11-14Z',
      '2026-11-14T10:00 besok',
      'besok',
      '0001-01-01',
      '9999-12-31',
      '2026-11-14\n2026-11-15',
    ])('does not take %j for a date', (text) => {
      expect(parseInstant(text)).toBeNull();
    });
  });

  describe('dateField', () => {
    const read = (value: unknown) => {
      const kinds: string[] = [];
      return { date: dateField(value, 'validThrough', (kind) => kinds.push(kind)), kinds };
    };

    it.each([undefined, null, '', '  ', []])('is null for %j', (value) => {
      expect(read(value)).toEqual({ date: null, kinds: [] });
    });

    it.each([
      [' 2026-11-14T09:30 ', '2026-11-14T02:30:00Z'],
      [{ '@value': '2026-11-14' }, '2026-11-13T17:00:00Z'],
      [20261114, '2026-11-13T17:00:00Z'],
      [1_793_600_000_000, '2026-11-02T06:13:20Z'],
      [1_793_600_000, '2026-11-02T06:13:20Z'],
      ['1793600000', '2026-11-02T06:13:20Z'],
    ])('reads %j', (value, instant) => {
      expect(read(value)).toEqual({ date: new Date(instant), kinds: [] });
    });

    it.each([
      ['besok', 'unreadable-date'],
      ['2026-02-30', 'unreadable-date'],
      [{ a: 1 }, 'unreadable-date'],
      [true, 'unreadable-date'],
      ['1970-01-01T00:00:00+00:00', 'placeholder-date'],
      ['0000-00-00', 'placeholder-date'],
      ['0001-01-01T00:00:00', 'placeholder-date'],
      ['9999-12-31', 'placeholder-date'],
      ['31/12/9999', 'placeholder-date'],
      [0, 'placeholder-date'],
      [253_402_300_799_000, 'placeholder-date'],
    ])('leaves %j out with a warning', (value, kind) => {
      expect(read(value)).toEqual({ date: null, kinds: [kind] });
    });
  });
});

describe('education', () => {
  it.each([
    ['SMA', 'SMA'],
    ['Minimal SMA/SMK sederajat', 'SMA'],
    ['SLTA', 'SMA'],
    ['high school', 'SMA'],
    ['SMK Akuntansi', 'SMK'],
    ['STM', 'SMK'],
    ['D1', 'D1'],
    ['Diploma II', 'D2'],
    ['D-3', 'D3'],
    ['D III Keperawatan', 'D3'],
    ['Diploma', 'D3'],
    ['associate degree', 'D3'],
    ['DIII', 'D3'],
    ['D4', 'D4'],
    ['Diploma 4', 'D4'],
    ['Sarjana Terapan', 'D4'],
    ['S1 Akuntansi di Jakarta', 'S1'],
    ['S1 Pendidikan Guru Sekolah Dasar', 'S1'],
    ['Sarjana', 'S1'],
    ['strata 1', 'S1'],
    ['bachelor degree', 'S1'],
    ["Bachelor's degree", 'S1'],
    ['Profesi Ners', 'Profesi'],
    ['S2', 'S2'],
    ['Pascasarjana', 'S2'],
    ['postgraduate degree', 'S2'],
    ['Doktor', 'S3'],
    ['S3', 'S3'],
    ['D3/S1', 'D3'],
    ['S1 atau D3', 'D3'],
    ['Minimal SMA, tidak harus S1', 'SMA'],
    ['D3, tidak ada batas IPK', 'D3'],
    ['S1, pengalaman tidak wajib', 'S1'],
    ['D3 Keperawatan atau Profesi Ners', 'D3'],
  ])('maps %j to %s', (text, level) => {
    expect(toMinEducation(text)).toBe(level);
  });

  it.each([
    'SD',
    'Bersedia bekerja di kebun',
    'Minimal SMP',
    'SMP/SMA',
    'Semua jurusan',
    'Tidak harus S1',
    'Bukan lulusan S1 pun boleh',
    'Tanpa ijazah S1',
    'No bachelor degree required',
    'S1 tidak wajib',
    'no requirements',
    'professional certificate',
    'Madya',
    '',
  ])('takes no level from %j', (text) => {
    expect(toMinEducation(text)).toBeNull();
  });

  it.each([
    [['Diploma', 'Sarjana'], 'D3'],
    [['Sarjana'], 'S1'],
    [[{ credentialCategory: 'bachelor degree' }, { credentialCategory: 'high school' }], 'SMA'],
    [undefined, null],
  ])('reads %j', (given, level) => {
    expect(toMinEducation(given)).toBe(level);
  });
});

describe('employment', () => {
  const warned = <T>(read: (value: unknown, warn: (kind: string) => void) => T, value: unknown) => {
    const kinds: string[] = [];
    return { value: read(value, (kind) => kinds.push(kind)), kinds };
  };

  describe('toWorkingTypes', () => {
    it.each([
      ['FULL_TIME', ['fulltime']],
      ['Full-time', ['fulltime']],
      ['Penuh Waktu', ['fulltime']],
      ['Full-Time Permanent', ['fulltime']],
      ['Karyawan Tetap (Full Time)', ['fulltime']],
      ['PART_TIME', ['parttime']],
      ['paruh waktu', ['parttime']],
      ['CONTRACTOR', ['contract']],
      ['Kontrak', ['contract']],
      ['Karyawan PKWT', ['contract']],
      ['TEMPORARY', ['temporary']],
      ['PER_DIEM', ['temporary']],
      ['Harian Lepas', ['temporary']],
      ['INTERN', ['internship']],
      ['Magang', ['internship']],
      ['Internship / Magang', ['internship']],
      ['Freelance', ['freelance']],
      ['Pekerja lepas', ['freelance']],
      [{ '@value': 'INTERN' }, ['internship']],
      ['https://schema.org/FULL_TIME', ['fulltime']],
      [['http://schema.org/PART_TIME'], ['parttime']],
      ['schema:INTERN', ['internship']],
      [
        ['INTERN', 'PART_TIME'],
        ['internship', 'parttime'],
      ],
      ['FULL_TIME, PART_TIME', ['fulltime', 'parttime']],
      ['Kontrak atau freelance', ['freelance', 'contract']],
      ['Magang/Magang, full time', ['internship', 'fulltime']],
      [undefined, []],
      [[], []],
      ['', []],
      ['Unspecified', []],
    ])('makes of %j %j', (employmentType, workingType) => {
      expect(warned(toWorkingTypes, employmentType)).toEqual({ value: workingType, kinds: [] });
    });

    it.each([
      ['VOLUNTEER', [], ['unknown-employment-type']],
      ['OTHER', [], ['unknown-employment-type']],
      ['Regular', [], ['unknown-employment-type']],
      ['PKWTT', [], ['unknown-employment-type']],
      ['constructor', [], ['unknown-employment-type']],
      ['Bukan magang', [], ['unknown-employment-type']],
      ['Non full time', [], ['unknown-employment-type']],
      [['OTHER', 'PART_TIME', 'FULL_TIME'], ['parttime', 'fulltime'], ['unknown-employment-type']],
      ['OTHER, CONTRACTOR', ['contract'], ['unknown-employment-type']],
      [['VOLUNTEER', 'INTERN', 'PART_TIME'], ['internship', 'parttime'], ['unknown-employment-type']],
      [5, [], ['unreadable-value']],
      [[true], [], ['unreadable-value']],
      [{ a: 1 }, [], ['unreadable-value']],
    ])('makes of %j %j with the warnings %j', (employmentType, value, kinds) => {
      expect(warned(toWorkingTypes, employmentType)).toEqual({ value, kinds });
    });
  });

  describe('toWorkplace', () => {
    it.each([
      ['TELECOMMUTE', 'remote', []],
      ['Fully remote', 'remote', []],
      ['Kerja jarak jauh', 'remote', []],
      ['Hybrid', 'hybrid', []],
      ['Hybrid remote', 'hybrid', []],
      ['onsite', 'wfo', []],
      ['ON_SITE', 'wfo', []],
      ['WFO', 'wfo', []],
      ['unspecified', null, []],
      ['somewhere', null, ['unknown-workplace']],
      ['not remote', null, ['unknown-workplace']],
      ['remote=false', null, ['unknown-workplace']],
      ['WFO/WFH', null, ['unknown-workplace']],
      ['Hybrid (WFO/WFH)', 'hybrid', []],
      [['x', 'TELECOMMUTE'], 'remote', ['unknown-workplace']],
      [['TELECOMMUTE', 'ONSITE'], 'remote', ['further-value']],
      [['TELECOMMUTE', 'Remote'], 'remote', []],
      [7, null, ['unreadable-value']],
      [undefined, null, []],
    ])('makes of %j %j with the warnings %j', (jobLocationType, value, kinds) => {
      expect(warned(toWorkplace, jobLocationType)).toEqual({ value, kinds });
    });
  });
});

describe('experience', () => {
  it.each([
    ['Minimal 2 tahun', 24],
    ['minimal satu tahun di bidang yang sama', 12],
    ['Pengalaman 1-3 tahun', 12],
    ['pengalaman 1 – 2 thn', 12],
    ['6 bulan', 6],
    ['1 tahun 6 bulan', 18],
    ['2 years', 24],
    ['At least three years of experience', 36],
    ['3+ years', 36],
    ['1,5 tahun', 18],
    ['18 months', 18],
    ['<p>Minimal <b>2</b> tahun</p>', 24],
    ['Usia maksimal 30 tahun, pengalaman minimal 2 tahun', 24],
    ['Usia 25 tahun. Pengalaman 1 tahun', 12],
    ['pengalaman minimal 2 (dua) tahun', 24],
    ['Probation 3 bulan, pengalaman 2 tahun', 24],
    ['Pengalaman 2 tahun, kontrak 1 tahun', 24],
    ['Fresh graduate', 0],
    ['Lulusan baru boleh melamar', 0],
    ['Minimal 1 tahun, fresh graduates are welcome', 0],
    ['Tanpa pengalaman', 0],
    ['no requirements', 0],
  ])('reads %j as %d months', (text, months) => {
    expect(toMinExperienceMonths(text)).toBe(months);
  });

  it.each([
    'Berpengalaman di bidangnya',
    'Usia maksimal 30 tahun',
    'Maksimal 2 tahun',
    'Kurang dari 1 tahun',
    'Kontrak 1 tahun',
    'Masa percobaan selama 3 bulan',
    'Perusahaan kami berdiri 20 tahun',
    'Tahun 2020',
    '900 tahun',
    '',
    '-',
  ])('finds nothing in %j', (text) => {
    expect(toMinExperienceMonths(text)).toBeNull();
  });

  it.each([
    [{ monthsOfExperience: 24 }, 24],
    [{ monthsOfExperience: '18' }, 18],
    [{ monthsOfExperience: 0 }, 0],
    [[{ description: 'dua tahun' }], 24],
    [['Rapi', 'minimal 2 tahun'], 24],
    [{ monthsOfExperience: -1 }, null],
    [{ monthsOfExperience: 'lama' }, null],
    [undefined, null],
  ])('reads %j', (given, months) => {
    expect(toMinExperienceMonths(given)).toBe(months);
  });
});

describe('openings', () => {
  it.each([
    [1, 1],
    [47, 47],
    ['3', 3],
    [{ '@value': '3' }, 3],
  ])('reads %j', (given, count) => {
    expect(toOpenings(given)).toBe(count);
  });

  it.each([undefined, null, 0, -1, 1.5, '', 'banyak', '1e3', 1e9, Number.NaN, [2], {}])('leaves %j out', (given) => {
    expect(toOpenings(given)).toBeNull();
  });
});

describe('salary', () => {
  const money = (value: unknown, more: object = {}) => ({
    baseSalary: { '@type': 'MonetaryAmount', currency: 'IDR', value, ...more },
  });
  const quantity = (values: object) => money({ '@type': 'QuantitativeValue', ...values });
  const NONE = { minSalary: null, maxSalary: null };

  describe('toSalary', () => {
    it.each([
      ['a range by month', quantity({ minValue: 4_000_000, maxValue: 6_000_000, unitText: 'MONTH' }), 4e6, 6e6],
      ['one amount by month', quantity({ value: 5_000_000, unitText: 'month' }), 5e6, 5e6],
      ['an amount without a period that only a month can have', quantity({ value: 5_000_000 }), 5e6, 5e6],
      ['a number in the currency of its row', { baseSalary: 5_000_000, salaryCurrency: 'IDR' }, 5e6, 5e6],
      ['a least only', quantity({ minValue: 4_000_000, unitText: 'MONTH' }), 4e6, null],
      ['digits in text', quantity({ minValue: '4000000', maxValue: '4500000.00', unitText: 'MONTH' }), 4e6, 4.5e6],
      ['an amount beside its unit', money(5_000_000, { unitText: 'MONTH' }), 5e6, 5e6],
      ['a range beside its unit', money(undefined, { minValue: 1e6, maxValue: 2e6, unitText: 'MONTH' }), 1e6, 2e6],
      ['a currency beside it', { ...quantity({ value: 5e6, unitText: 'MONTH' }), salaryCurrency: 'IDR' }, 5e6, 5e6],
      ['a least above the most', quantity({ minValue: 6e6, maxValue: 4e6, unitText: 'MONTH' }), 4e6, 6e6],
      ['a least in thousands', quantity({ minValue: 4_000, maxValue: 4e6, unitText: 'MONTH' }), null, 4e6],
      ['a price by month', { baseSalary: { price: 5e6, priceCurrency: 'IDR', unitCode: 'MON' } }, 5e6, 5e6],
      [
        'a range of prices',
        { baseSalary: { minPrice: 4e6, maxPrice: 6e6, priceCurrency: 'IDR', referenceQuantity: { unitCode: 'MON' } } },
        4e6,
        6e6,
      ],
      ['grouped digits', quantity({ minValue: '4.000.000', maxValue: 'Rp 5,000,000', unitText: 'bulan' }), 4e6, 5e6],
      ['a range in one text', quantity({ value: 'Rp 4 - 6 juta', unitText: 'MONTH' }), 4e6, 6e6],
      ['a most only', quantity({ value: 'hingga 7.000.000', unitText: 'MONTH' }), null, 7e6],
      ['a text', { baseSalary: 'Rp 5.000.000 per bulan' }, 5e6, 5e6],
      [
        'two entries that say the same',
        {
          baseSalary: [5e6, 6e7].map((value, index) => money({ value, unitText: ['MONTH', 'YEAR'][index] }).baseSalary),
        },
        5e6,
        5e6,
      ],
      ['lists of one', money([{ value: [5e6], unitText: ['MONTH'] }], { currency: ['IDR'] }), 5e6, 5e6],
      ['a negative least', quantity({ minValue: -1, maxValue: 4e6, unitText: 'MONTH' }), null, 4e6],
      ['zero, which means unknown', quantity({ minValue: 0, maxValue: 5e6, unitText: 'MONTH' }), null, 5e6],
    ])('reads %s', (_what, row, minSalary, maxSalary) => {
      expect(toSalary(row)).toEqual({ minSalary, maxSalary });
    });

    it.each([
      ['a negative least', quantity({ minValue: -4e6, maxValue: 5e6, unitText: 'MONTH' })],
      ['a least in thousands', quantity({ minValue: 4_000, maxValue: 5e6, unitText: 'MONTH' })],
      [
        'an entry in another currency',
        { baseSalary: [{ currency: 'USD', value: 500 }, money(5e6, { unitText: 'MONTH' }).baseSalary] },
      ],
    ])('warns of %s beside the pay that is stored', (_what, row) => {
      const kinds: string[] = [];
      expect(toSalary(row, (kind) => kinds.push(kind)).maxSalary).toBe(5e6);
      expect(kinds).toEqual(['unclear-pay']);
    });

    it.each([undefined, '', {}, [], { currency: 'USD', value: { value: 0, unitText: 'MONTH' } }])(
      'has nothing to say of %j',
      (baseSalary) => {
        const kinds: string[] = [];
        expect(toSalary({ baseSalary }, (kind) => kinds.push(kind))).toEqual({ ...NONE, text: '' });
        expect(kinds).toEqual([]);
      },
    );

    it.each([
      ['DAY', 'day'],
      ['Hari', 'day'],
      ['per hari', 'day'],
      ['perhari', 'day'],
      ['HOUR', 'hour'],
      ['HUR', 'hour'],
      ['per jam', 'hour'],
      ['WEEK', 'week'],
      ['mingguan', 'week'],
      ['YEAR', 'year'],
      ['ANN', 'year'],
      ['per bulan', undefined],
    ])('keeps the period %j', (unitText, salaryPeriod) => {
      const pay = { minSalary: 2_000_000, maxSalary: 2_500_000 };
      const row = quantity({ minValue: pay.minSalary, maxValue: pay.maxSalary, unitText });
      expect(toSalary(row)).toEqual({ ...pay, salaryPeriod });
    });

    it('has a floor for each period', () => {
      expect(toSalary(quantity({ value: 20_000, unitText: 'HOUR' })).minSalary).toBe(20_000);
      expect(toSalary(quantity({ value: 20_000, unitText: 'MONTH' }))).toEqual({ ...NONE, text: '' });
      expect(toSalary(quantity({ value: 500, unitText: 'HOUR' }))).toEqual({ ...NONE, text: '' });
    });

    const usd = { currency: 'USD', value: { minValue: 500, maxValue: 800, unitText: 'MONTH' } };
    const twice = (first: number, second: number) => [first, second].map((value) => ({ value, unitText: 'MONTH' }));

    it.each([
      ['it is paid by "SHIFT"', quantity({ value: 150_000, unitText: 'SHIFT' }), 'Rp 150.000 per SHIFT'],
      [
        'it is paid by "per potong"',
        quantity({ minValue: 1_000, maxValue: 1_500, unitText: 'per potong' }),
        'Rp 1.000 - 1.500 per potong',
      ],
      ['it is paid by another period', { baseSalary: 'Rp 2 juta per proyek' }, 'Rp 2 juta per proyek'],
      ['it is paid by another period', quantity({ value: 'Rp 100.000/8 jam' }), 'Rp 100.000/8 jam'],
      ['it names no period', quantity({ value: 60_000_000 }), 'Rp 60.000.000'],
      ['it names no period', quantity({ minValue: 100_000, maxValue: 150_000 }), 'Rp 100.000 - 150.000'],
      ['its currency is not IDR', { baseSalary: usd }, 'USD 500 - 800 per bulan'],
      ['its currency is not IDR', { baseSalary: { value: { value: 500, unitText: 'MONTH' } } }, '500 per bulan'],
      ['it is under Rp 100.000 a month', quantity({ value: -5e6, unitText: 'MONTH' }), ''],
      ['it is under Rp 100.000 a month', quantity({ minValue: 2, maxValue: 1, unitText: 'MONTH' }), ''],
      ['its entries differ', money(twice(4e6, 6e6)), 'Rp 4.000.000 per bulan; Rp 6.000.000 per bulan'],
      [
        'its entries differ',
        { baseSalary: twice(5e6, 6e6).map((value) => money(value).baseSalary) },
        'Rp 5.000.000 per bulan; Rp 6.000.000 per bulan',
      ],
      ['it is not clear which figure is the pay', quantity({ value: 'nego', unitText: 'MONTH' }), 'nego'],
      ['it names no currency', { baseSalary: 'Kompetitif' }, 'Kompetitif'],
      ['it names no currency', { baseSalary: 'UMR harian' }, 'UMR harian'],
      ['it names no currency', { baseSalary: 'tidak dicantumkan' }, ''],
      ['its amount is no sensible number', quantity({ value: [5, 6], unitText: 'MONTH' }), ''],
      ['its amount is no sensible number', quantity({ value: 1e308, unitText: 'MONTH' }), ''],
    ])('leaves a salary out, warns that %s, and keeps the words of %j: %j', (reason, row, text) => {
      const warnings: string[] = [];
      expect(toSalary(row, (kind, warning) => warnings.push(`${kind}: ${warning}`))).toEqual({ ...NONE, text });
      expect(warnings).toEqual([`unclear-pay: baseSalary is left out: ${reason}`]);
    });

    it('keeps a hundred characters of the words', () => {
      expect(toSalary({ baseSalary: 'kompetitif '.repeat(50) }).text).toMatch(/^kompetitif .{80,88}…$/);
    });
  });
});

describe('salary text', () => {
  it.each<[string, number | null, number | null]>([
    ['Rp 5.000.000 per bulan', 5e6, 5e6],
    ['Rp. 4.250.000,-/bulan', 4.25e6, 4.25e6],
    ['Rp 4.000.000 - 6.000.000 per bulan', 4e6, 6e6],
    ['Rp 4.500.000,00 s/d Rp 6.000.000,00 per bulan', 4.5e6, 6e6],
    ['Rp 5.000.000/bulan s.d. Rp 7.000.000/bulan', 5e6, 7e6],
    ['Rp 4 - 6 juta/bulan', 4e6, 6e6],
    ['Rp 4,5 jt – 6 jt per bulan', 4.5e6, 6e6],
    ['Rp 800rb - 900rb per bulan', 8e5, 9e5],
    ['antara Rp 5.000.000 dan Rp 7.000.000 per bulan', 5e6, 7e6],
    ['Per bulan: Rp 4.000.000 - 5.000.000', 4e6, 5e6],
    ['Rp 3.000.000 - 5.000.000 (per bulan)', 3e6, 5e6],
    ['Hingga Rp 7.000.000 per bulan', null, 7e6],
    ['maksimal Rp 7.000.000/bln', null, 7e6],
    ['up to IDR 10,000,000 per month', null, 1e7],
    ['Mulai Rp 4 juta per bulan', 4e6, null],
    ['minimal Rp 4.000.000 per bulan', 4e6, null],
    ['Rp 4.000.000 ke atas per bulan', 4e6, null],
    ['mulai dari Rp 4.000.000 hingga Rp 6.000.000 per bulan', 4e6, 6e6],
    ['Rp 60.000.000 per tahun (Rp 5.000.000 per bulan)', 5e6, 5e6],
    ['Rp 4.000.000 per bulan atau Rp 48.000.000 per tahun', 4e6, 4e6],
    ['Rp 5.000.000 per bulan + bonus Rp 500.000', 5e6, 5e6],
    ['Gaji pokok Rp 5.000.000 per bulan, bonus hingga Rp 10.000.000', 5e6, 5e6],
    ['Gaji Rp 4.000.000 per bulan; uang makan Rp 25.000 per hari', 4e6, 4e6],
    ['Rp 3.000.000 per bulan dan komisi 5%', 3e6, 3e6],
    ['Rp 5.000.000 per bulan belum termasuk tunjangan', 5e6, 5e6],
    ['Rp 5.000.000 sebelum pajak per bulan', 5e6, 5e6],
    ['Rp 5.000.000 per bulan (UMK 2026)', 5e6, 5e6],
    ['Rp 5.000.000 per bulan mulai 2026', 5e6, 5e6],
    ['Rp 2.500.000 per bulan, 5 hari kerja', 2.5e6, 2.5e6],
    ['Rp 3,5 - 4,5 juta per bulan', 3.5e6, 4.5e6],
    ['Rp 2.75 s/d 3 jt/bln', 2.75e6, 3e6],
    ['Rp 3.500 - 4.500 ribu per bulan', 3.5e6, 4.5e6],
    ['Rp 800.000 - 1,5 juta per bulan', 8e5, 1.5e6],
    ['Rp 1,5 jta - Rp 2 jta per bulan', 1.5e6, 2e6],
    ['Rp 10 jt/bulan max', null, 1e7],
    ['Rp 4 juta per bulan (minimal), lembur', 4e6, null],
    ['Rp 4 juta per bulan minimal SMA', 4e6, 4e6],
    ['5 juta per bulan', 5e6, 5e6],
    ['Rp 3 juta per bulan atau Rp 120.000 per hari', 3e6, 3e6],
  ])('reads %j as %j to %j a month', (text, min, max) => {
    expect(payOfText(text)).toEqual({ pay: { min, max, period: 'month' } });
  });

  it.each([
    ['IDR 60,000,000 - 72,000,000 per year', 6e7, 7.2e7, 'year'],
    ['Rp 120.000/hari', 120_000, 120_000, 'day'],
    ['Rp 120.000 perhari', 120_000, 120_000, 'day'],
    ['Harian: Rp 100.000 - Rp 150.000', 100_000, 150_000, 'day'],
    ['Rp 120.000 per hari, 8 jam kerja', 120_000, 120_000, 'day'],
    ['75rb per jam', 75_000, 75_000, 'hour'],
    ['Rp 20.000,-/jam', 20_000, 20_000, 'hour'],
    ['900rb - 1,1jt per minggu', 900_000, 1_100_000, 'week'],
    ['Rp 5.000.000', 5e6, 5e6, undefined],
  ])('reads %j as %j to %j for a %s', (text, min, max, period) => {
    expect(payOfText(text)).toEqual({ pay: { min, max, period } });
  });

  const unclear = 'it is not clear which figure is the pay';

  it.each([
    ['Rp 150.000 per shift', 'it is paid by another period'],
    ['Rp 100.000 / 8 jam', 'it is paid by another period'],
    ['Rp 2.000.000 per acara', 'it is paid by another period'],
    ['2 juta/artikel', 'it is paid by another period'],
    ['Rp 2 juta perproyek', 'it is paid by another period'],
    ['Borongan Rp 2.000.000', 'it is paid by another period'],
    ['Rp 120rb/hr', 'it is paid by another period'],
    ['Rp 120.000 per hari 8 jam', unclear],
    ['Rp 100.000 per hari, Rp 150.000 per hari', unclear],
    ['5.000.000 per bulan', 'it names no currency'],
    ['Negotiable', 'it names no currency'],
    ['$ 4000 per month', 'its currency is not IDR'],
    ['USD 500 (Rp 8.000.000) per month', 'its currency is not IDR'],
    ['Rp 1 - 2 - 3 per bulan', unclear],
    ['Rp 4.000.000 per bulan, Rp 5.000.000 per bulan', unclear],
    ['sekitar Rp 5.000.000 per bulan', unclear],
    ['Bonus Rp 5.000.000 per bulan', unclear],
    ['Komisi Rp 1.000.000 - Rp 3.000.000 per bulan', unclear],
    ['PPh 21 Rp 500.000 per bulan', unclear],
    ['Rp 4.000.000 per bulan termasuk uang makan Rp 500.000', unclear],
    ['Gaji Rp 5.00.000 per bulan', unclear],
    ['2025 - 2026 Rp', unclear],
    ['Rp 3.500 - 4 juta per bulan', unclear],
    ['Rp 4 jutaan per bulan', unclear],
    ['Rp 4jt-an per bulan', unclear],
    ['Rp 5.000.000 per 2 bulan', 'it is paid by another period'],
  ])('reads no pay in %j: %s', (text, reason) => {
    expect(payOfText(text)).toEqual({ reason });
  });

  it('takes currency and period from beside the text where they stand there', () => {
    expect(payOfText('4.000.000 - 6.000.000', { isRupiah: true, period: 'month' })).toEqual({
      pay: { min: 4e6, max: 6e6, period: 'month' },
    });
  });
});

describe('requirements', () => {
  describe('toRequirements', () => {
    it('lists the requirements, each kind under its word', () => {
      const row = {
        qualifications: 'Mampu bekerja sama',
        skills: ['Excel', { '@type': 'DefinedTerm', name: 'SQL' }],
        educationRequirements: ['Diploma', 'Sarjana'],
        experienceRequirements: 'Satu tahun di bidangnya',
        relevantOccupation: [{ '@type': 'Occupation', name: 'Akuntansi' }, 'Manajemen'],
      };
      expect(toRequirements(row)).toBe(
        '<ul><li>Pendidikan: Diploma, Sarjana</li><li>Bidang: Akuntansi, Manajemen</li>' +
          '<li>Pengalaman: Satu tahun di bidangnya</li><li>Keterampilan: Excel, SQL</li>' +
          '<li>Mampu bekerja sama</li></ul>',
      );
    });

    it.each([
      [{ monthsOfExperience: 24 }, 'Pengalaman: minimal 2 tahun'],
      [{ monthsOfExperience: '18' }, 'Pengalaman: minimal 18 bulan'],
    ])('writes experience of %j out', (experienceRequirements, text) => {
      expect(toRequirements({ experienceRequirements })).toBe(`<ul><li>${text}</li></ul>`);
    });

    it('translates the credentials that have fixed names', () => {
      const educationRequirements = [{ credentialCategory: 'bachelor degree' }, { credentialCategory: 'High School' }];
      expect(toRequirements({ educationRequirements })).toBe('<ul><li>Pendidikan: Sarjana, SMA/SMK</li></ul>');
    });

    it('takes a word that JavaScript knows for nothing but a word', () => {
      expect(toRequirements({ skills: ['constructor', 'toString'] })).toBe(
        '<ul><li>Keterampilan: constructor, toString</li></ul>',
      );
    });

    it('makes an item of every line, without its bullet or number', () => {
      expect(toRequirements({ qualifications: '- Jujur\r\n\r\n• Teliti\n3. Rajin\n10 jari', skills: 'A\nB' })).toBe(
        '<ul><li>A</li><li>B</li><li>Jujur</li><li>Teliti</li><li>Rajin</li><li>10 jari</li></ul>',
      );
    });

    it('puts HTML behind the list', () => {
      const row = { qualifications: '<ul><li>Jujur</li></ul>', educationRequirements: 'SMA' };
      expect(toRequirements(row)).toBe('<ul><li>Pendidikan: SMA</li></ul><ul><li>Jujur</li></ul>');
    });

    it('keeps signs of a plain text from becoming markup', () => {
      expect(sanitiseHtml(toRequirements({ skills: 'C++ & gaji < 5 juta' }))).toBe(
        '<ul><li>Keterampilan: C++ &amp; gaji &lt; 5 juta</li></ul>',
      );
    });

    it.each([{}, { skills: [], qualifications: '' }, { experienceRequirements: 'no requirements' }])(
      'is empty for %j',
      (row) => {
        expect(toRequirements(row)).toBe('');
      },
    );

    it.each([{ skills: 5 }, { skills: [[5]] }, { qualifications: { a: 1 } }])(
      'leaves out what is no text: %j',
      (row) => {
        const kinds: string[] = [];
        expect(toRequirements(row, (kind) => kinds.push(kind))).toBe('');
        expect(kinds).toEqual(['unreadable-value']);
      },
    );

    it('describes experience beside its months', () => {
      const experienceRequirements = [{ monthsOfExperience: 0 }, { monthsOfExperience: 12, description: 'di ritel' }];
      expect(toRequirements({ experienceRequirements })).toBe(
        '<ul><li>Pengalaman: minimal 1 tahun, di ritel</li></ul>',
      );
    });
  });

  describe('toDescription', () => {
    it('adds responsibilities under a heading', () => {
      expect(toDescription({ description: '<p>a</p>', responsibilities: '<ul><li>b</li></ul>' })).toBe(
        '<p>a</p><h3>Tanggung Jawab</h3><ul><li>b</li></ul>',
      );
      expect(toDescription({ description: '<p>a</p>', responsibilities: ['b', '- c\n- d'] })).toBe(
        '<p>a</p><h3>Tanggung Jawab</h3><ul><li>b</li><li>c</li><li>d</li></ul>',
      );
    });

    it('keeps the paragraphs of a plain description in front of responsibilities', () => {
      expect(sanitiseHtml(toDescription({ description: 'Gaji < 5 juta.\nBaris dua.', responsibilities: 'b' }))).toBe(
        '<p>Gaji &lt; 5 juta.</p><p>Baris dua.</p><h3>Tanggung Jawab</h3><ul><li>b</li></ul>',
      );
    });

    it('reads HTML that was escaped once too often', () => {
      expect(toDescription({ description: '&lt;p&gt;a &amp;amp; b&lt;/p&gt;' })).toBe('<p>a &amp; b</p>');
    });

    it('leaves escaped signs of a text alone', () => {
      expect(toDescription({ description: 'a &lt; b' })).toBe('a &lt; b');
    });

    it('is empty where there is none', () => {
      expect(toDescription({})).toBe('');
    });
  });
});
