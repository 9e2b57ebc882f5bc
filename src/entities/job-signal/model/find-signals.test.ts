import type { JobDetail } from '@/entities/job/@x/job-signal';
import { makeJob, toHtml } from '@test/make-job';
import { ADVERTISEMENTS } from './advertisements.fixture';
import { findSignals } from './find-signals';
import { JUDGED_SIGNALS, REAL_VACANCIES } from './real-vacancies.fixture';
import { RULES } from './rules';

const found = (lines: readonly string[], title = 'Staf', values: Partial<JobDetail> = {}) =>
  findSignals(makeJob({ title, description: toHtml(lines), ...values }));

describe('the real vacancies', () => {
  it('have at most 0.5 % with a signal that a person would call wrong', () => {
    const wrong = new Set(JUDGED_SIGNALS.filter(({ verdict }) => verdict === 'wrong').map(({ id }) => id));
    expect(wrong.size / REAL_VACANCIES).toBeLessThanOrEqual(0.005);
  });

  it('give each signal that was judged, and no other on its sentence', () => {
    const signals = JUDGED_SIGNALS.flatMap(({ id, title, quote }) =>
      found([quote], title).map((signal) => ({ id, title, ...signal })),
    );
    expect(signals).toEqual(JUDGED_SIGNALS.map(({ verdict: _verdict, because: _because, ...signal }) => signal));
  });
});

describe('signals', () => {
  it('quote a sentence once, of each kind, in the order of the table', () => {
    const signals = found(['Wanita', 'Usia maks 25 tahun', 'Wanita', 'Deposit Rp 100.000']);
    expect(signals.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['money', 'Deposit Rp 100.000'],
      ['mostAge', 'Usia maks 25 tahun'],
      ['sex', 'Wanita'],
    ]);
  });

  it('come of the requirements too', () => {
    const requirements = '<ul><li>Teliti</li><li>Belum menikah</li></ul>';
    expect(findSignals(makeJob({ requirements }))).toMatchObject([{ kind: 'maritalStatus', quote: 'Belum menikah' }]);
  });

  it('quote of a very long sentence the part around what was found', () => {
    const [signal] = found([`${'kerja sama tim '.repeat(60)}dan usia maksimal 30 tahun ${'serta ramah '.repeat(60)}`]);
    expect(signal?.quote?.length).toBeLessThanOrEqual(405);
    expect(signal?.quote).toMatch(/^… .*usia maksimal 30 tahun.* …$/);
  });

  it('are the same whatever is known of the company, the place and the benefits', () => {
    const lines = ['Khusus wanita', 'Usia maks 25 tahun'];
    const other = {
      company: { name: 'Lain', logo: null, banner: null },
      province: 'Bali',
      city: 'Kota Denpasar',
      benefits: [{ id: 1, name: 'THR' }],
    };
    expect(found(lines, 'Staf', other)).toEqual(found(lines));
  });

  const HOSTILE = [
    ['tags', '<'],
    ['open tags', '<p '],
    ['short forms', 'PT. '],
    ['sentences', 'Bayar! '],
    ['one word', 'bayar'],
    ['words that begin a rule', 'wajib bayar biaya usia maks penampilan '],
    ['lines that begin every rule', '<p>wajib bayar biaya 20 ribu usia maks penampilan ktp wa pria single</p>'],
    ['sums', 'transfer uang dulu rp 100.000 '],
    ['denials', 'tidak '],
    ['denials of much', 'tidak biaya kirim ktp wa pria belum menikah usia 20 tinggi '],
    ['words before an ending', 'potong gaji a b c '],
    ['clauses', 'wajib, bayar (biaya) tapi '],
    ['words that end in a dash', 'mas-'],
    ['letters', 'a'],
    ['spaces', ' '],
    ['numbers', '0'],
    ['digits', '1.000 '],
    ['bullets', '• ; - '],
    ['entities', '&amp;&#60;&#x110000;'],
  ] as const;
  // The time that the process has worked, the best of a few: what else the machine does is none of it.
  const workedFor = (description: string, times: number): number => {
    const job = makeJob({ description });
    const worked = Array.from({ length: times }, () => {
      const start = process.cpuUsage();
      findSignals(job);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000;
    });
    return Math.min(...worked);
  };

  // As a ratio: how fast the machine is makes no difference. Backtracking would take a hundred times as long, or for ever.
  it.each(HOSTILE)(
    'take time in proportion to the length of the text: ten times the characters of %s',
    (_what, part) => {
      const textOf = (length: number) => part.repeat(Math.ceil(length / part.length));
      const few = workedFor(textOf(10_000), 5);
      expect(workedFor(textOf(100_000), 3)).toBeLessThan(30 * Math.max(few, 2));
    },
  );

  it('are found within a tenth of a second in 10,000 characters of an advertisement', () => {
    const lines = ADVERTISEMENTS.flatMap((each) => each.lines).join('</p><p>');
    const description = `<p>${lines.repeat(Math.ceil(10_000 / lines.length)).slice(0, 10_000)}</p>`;
    expect(workedFor(description, 20)).toBeLessThan(100);
  });
});

describe('the table of rules', () => {
  it('names each rule once', () => {
    const ids = RULES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps no place within a text between two texts', () => {
    const patterns = RULES.flatMap(
      ({ patterns: all, unless = [], unlessSentence = [], unlessTitle = [], beside = [] }) => [
        ...all,
        ...beside,
        ...unless,
        ...unlessSentence,
        ...unlessTitle,
      ],
    );
    expect(patterns.filter(({ global, sticky }) => global || sticky)).toEqual([]);
  });
});
