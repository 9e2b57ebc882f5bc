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
    'missed mostAge: Masih 20-an',
    'missed sex: Admin wanita usia 20-30',
    'missed money: Cicilan seragam diambil dari gaji',
    'missed sex: Man needed for warehouse',
    'missed money: Karyawan nombok sendiri kalau kas kurang',
    'wrong money: Membeli kebutuhan dapur sesuai daftar belanja Rp 500.000',
    'wrong sex: Tidak menerima wanita saja, pria juga boleh',
  ],
  HELD_OUT_5: [
    'missed money: Gaji bulan pertama dipotong 30% untuk jasa penyalur',
    'missed money: Gaji dipotong Rp 300.000 tiap bulan sampai biaya pelatihan lunas',
    'missed money: Biaya penempatan dicicil dari gaji selama 5 bulan',
    'missed money: Utang keberangkatan dipotong 6 kali gaji',
    'missed money: Training costs are recovered through salary deductions',
    'missed money: Upah hari pertama dipotong seragam',
    'wrong identity: Kirim uang formulir ke nomor rekening HRD',
    'missed money: Bukti transfer biaya seleksi dibawa saat wawancara',
    'missed money: Lampirkan bukti pembayaran pendaftaran',
    'missed money: Biaya pendaftaran wajib dilunasi sebelum jadwal wawancara keluar',
    'missed money: Untuk mengunci jadwal tes, peserta transfer uang komitmen',
    'missed money: Slot interview aman setelah deposit masuk',
    'missed money: A refundable deposit is required to reserve your seat',
    'missed money: Uangnya titip dulu ke admin, nanti dikembalikan',
    'missed money: Pembayaran tes narkoba ke rekening bendahara paling lambat besok siang',
    'missed mostAge: 18-27 tahun',
    'missed mostAge: 20 - 30 thn',
    'missed mostAge: 17 s/d 25 th',
    'missed mostAge: 19-26th, domisili Sleman',
    'missed mostAge: Lulusan SMA/SMK, maks. 32 tahun',
    'missed mostAge: Barista (18-25 tahun)',
    'missed mostAge: 21 sampai 29 tahun, sehat jasmani',
    'missed mostAge: Tidak menerima pelamar di atas 35 tahun',
    'missed mostAge: Diutamakan di bawah 25 tahun',
    'missed mostAge: Usia masih 20-an',
    'missed mostAge: Age 20s preferred',
    'missed sex: Dicari segera wanita untuk jaga toko',
    'missed sex: Butuh 2 orang cowok buat gudang',
    'missed maritalStatus: Bersedia menunda menikah selama kontrak',
    'missed privateChat: 0812-3456-7890 chat saja',
    'missed identity: Nomor rekening ditulis di formulir lamaran',
    'wrong mostAge: Mewawancarai 25 petani berusia 30-50 tahun',
    'wrong mostAge: Menyusun kampanye untuk ibu muda usia 25-35 tahun',
    'wrong mostAge: Mengajar peserta perempuan usia 15-25 tahun',
    'wrong mostAge: Merekrut responden (perempuan, 18-40 tahun) untuk survei',
    'wrong sex: Merekrut responden (perempuan, 18-40 tahun) untuk survei',
    'wrong mostAge: Target pasar: pria 25-40 tahun',
    'wrong mostAge: Conduct interviews with women aged 18-35',
    'wrong sex: Conduct interviews with women aged 18-35',
    'wrong mostAge: Manage campaigns for men aged 25-40',
    'wrong sex: Manage campaigns for men aged 25-40',
    'wrong mostAge: Pembaca utama kami perempuan usia 20-30 tahun',
    'wrong sex: Pembaca utama kami perempuan usia 20-30 tahun',
    'wrong mostAge: Meneliti ibu hamil berusia 20-35 tahun',
    'wrong mostAge: Merawat penghuni laki-laki (usia 45-55 tahun)',
    'wrong mostAge: Memandu kelas senam bagi perempuan 30-50 tahun',
    'wrong mostAge: Melatih pemain putri usia 15-20 tahun',
    'wrong mostAge: Membimbing ibu-ibu PKK (usia 30-55 tahun) berjualan daring',
    'wrong mostAge: Menemui responden, perempuan 18-49 tahun, di desa',
    'wrong sex: Menemui responden, perempuan 18-49 tahun, di desa',
    'wrong mostAge: Terbiasa menangani keluhan pelanggan (wanita, 20-35 tahun)',
    'wrong sex: Terbiasa menangani keluhan pelanggan (wanita, 20-35 tahun)',
    'wrong mostAge: Interview women (aged 18-49) about their savings',
    'wrong mostAge: Membujuk keluarga muda, 25-35 tahun, untuk menabung',
    'wrong mostAge: Menyeleksi calon pendonor usia 17-50 tahun',
    'wrong money: Menguasai rekonsiliasi hutang (account payable)',
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
          kind !== 'highPay' &&
          !SUBJECTS[kind].test(sentence) &&
          patterns.some((pattern) => pattern.test(sentence)) &&
          (!beside || beside.some((pattern) => pattern.test(sentence))),
      )
      .map((sentence) => `${id}: ${sentence}`),
  );
  expect(unnamed).toEqual([]);
});
