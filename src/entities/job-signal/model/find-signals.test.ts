import type { JobDetail } from '@/entities/job/@x/job-signal';
import { makeJob, toHtml } from '@test/make-job';
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
