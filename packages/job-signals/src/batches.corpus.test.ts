import type { Batch } from './batches/batch.fixture';
import { BATCHES, failuresOf } from './batches/score.fixture';
import { EXAMPLES } from './batches/examples.fixture';
import { toPlain } from './read-sentences';
import { RULES } from './rules';
import { SIGNAL_KINDS } from './signal';
import { toStandardWords } from './standard-words';
import { SUBJECTS } from './subjects';

/** Failures that are known. A rule for them would find them in honest advertisements too. */
const KNOWN: Partial<Record<keyof typeof BATCHES, string[]>> = {
  HELD_OUT_1: [
    'missed mostAge: Nyari yang muda aja, 17 sampe 25an',
    'wrong identity: Calon pekerja menyiapkan dana untuk paspor, visa, dan tiket pesawat.',
  ],
  HELD_OUT_3: ['wrong identity: Terima transfer lalu teruskan, gaji 35 juta per bulan'],
  HELD_OUT_4: [
    'missed money: Pemesanan hotel untuk peserta seleksi lewat travel rekanan kami',
    'missed money: Candidates are responsible for their own travel costs to the test',
    'missed money: Jaminan kerja 500',
    'missed identity: Buka rekening baru dan serahkan kartunya',
    'missed sex: Man needed for warehouse',
    'missed money: Karyawan nombok sendiri kalau kas kurang',
    'wrong money: Membeli kebutuhan dapur sesuai daftar belanja Rp 500.000',
    'wrong sex: Tidak menerima wanita saja, pria juga boleh',
  ],
  HELD_OUT_5: [
    'wrong identity: Kirim uang formulir ke nomor rekening HRD',
    'missed money: Slot interview aman setelah deposit masuk',
    'missed money: Uangnya titip dulu ke admin, nanti dikembalikan',
    'missed identity: Nomor rekening ditulis di formulir lamaran',
    'wrong mostAge: Menemui responden, perempuan 18-49 tahun, di desa',
    'wrong sex: Menemui responden, perempuan 18-49 tahun, di desa',
    'wrong mostAge: Interview women (aged 18-49) about their savings',
  ],
};

it.each(Object.keys(BATCHES) as (keyof typeof BATCHES)[])(
  'finds the expected signals, and no others, in %s',
  (name) => {
    expect(failuresOf(BATCHES[name])).toEqual(KNOWN[name] ?? []);
  },
);

it('has examples of each kind', () => {
  const kinds = EXAMPLES.asking.flatMap(([each]) => each.split(' '));
  expect(new Set(kinds)).toEqual(new Set(SIGNAL_KINDS));
});

it('finds nothing in a sentence without one of the words that its kind requires', () => {
  const sentences = Object.values<Batch>(BATCHES)
    .flatMap(({ asking, harmless }) => [
      ...asking.map(([, text]) => text),
      ...harmless.map((entry) => (typeof entry === 'string' ? entry : entry[0])),
    ])
    .flatMap((text) => text.split('\n'))
    .map((sentence) => toStandardWords(toPlain(sentence)));
  const unnamed = RULES.flatMap(({ id, kind, patterns, beside }) =>
    sentences
      .filter(
        (sentence) =>
          !SUBJECTS[kind]?.test(sentence) &&
          patterns.some((pattern) => pattern.test(sentence)) &&
          (!beside || beside.some((pattern) => pattern.test(sentence))),
      )
      .map((sentence) => `${id}: ${sentence}`),
  );
  expect(unnamed).toEqual([]);
});
