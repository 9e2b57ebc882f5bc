import { findSignals } from '.';
import { readVacancy } from './find-signals';
import { RULES } from './rules';
import type { Vacancy } from './vacancy';
import { makeVacancy, toHtml } from './vacancy.fixture';

const found = (lines: readonly string[], title = 'Staf', values: Partial<Vacancy> = {}) =>
  readVacancy(makeVacancy({ title, description: toHtml(lines), ...values }));

describe('signals', () => {
  it('quote a sentence once, of each kind, in the order of the table', () => {
    const signals = found(['Wanita', 'Usia maks 25 tahun', 'Wanita', 'Deposit Rp 100.000']);
    expect(signals.map(({ kind, quote }) => [kind, quote])).toEqual([
      ['money', 'Deposit Rp 100.000'],
      ['mostAge', 'Usia maks 25 tahun'],
      ['sex', 'Wanita'],
    ]);
  });

  it('tell of a far higher pay once: in its sentence, or where no sentence has it as a field', () => {
    const pay = { minSalary: 90_000_000, minEducation: 'SMA' };
    const quotes = (lines: string[]) => found(lines, 'Kasir', pay).map(({ kind, quote }) => [kind, quote]);
    const sentence = 'Gaji Rp 90.000.000 per bulan';
    expect(quotes([sentence])).toEqual([['highPay', sentence]]);
    expect(quotes(['Teliti'])).toEqual([['highPay', 'Gaji per bulan: Rp 90.000.000']]);
  });

  it('come of the requirements too', () => {
    const requirements = '<ul><li>Teliti</li><li>Belum menikah</li></ul>';
    expect(readVacancy(makeVacancy({ requirements }))).toMatchObject([
      { kind: 'maritalStatus', quote: 'Belum menikah' },
    ]);
  });

  it('quote of a very long sentence the part around what was found', () => {
    const [signal] = found([`${'kerja sama tim '.repeat(60)}dan usia maksimal 30 tahun ${'serta ramah '.repeat(60)}`]);
    expect(signal?.quote?.length).toBeLessThanOrEqual(405);
    expect(signal?.quote).toMatch(/^… .*usia maksimal 30 tahun.* …$/);
  });

  it('have the kind that the app has words for', () => {
    const sentences = [
      'Bersedia ijazah ditahan',
      'Terima transfer di rekening pribadi Anda',
      'Bacakan kode OTP yang masuk',
      'Gaji bulan pertama ditahan yayasan',
      'Kirim foto KTP',
    ];
    const kinds = sentences.map((each) => findSignals(makeVacancy({ description: toHtml([each]) }))[0]?.kind);
    expect(kinds).toEqual(['heldPapers', 'ownAccount', 'oneTimeCode', 'keptPay', 'identity']);
  });

  it('quote no half of a character, which a database could not store', () => {
    const [signal] = found([`Deposit-Rp-100.000x${'𠀀'.repeat(300)}`]);
    expect(signal?.quote).toMatch(/^Deposit.*\uFFFD/);
    expect(signal?.quote).not.toMatch(/\p{Surrogate}/u);
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
