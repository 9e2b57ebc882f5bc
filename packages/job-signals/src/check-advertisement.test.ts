import { checkAdvertisement } from '.';
import { makeVacancy } from './vacancy.fixture';

const kindsOf = (text: string): string[] => checkAdvertisement(text).map(({ kind }) => kind);

it('quotes the sentences of a message as they were written, once for each kind, in their order', () => {
  const text =
    'Loker kasir & admin\r\n\r\nUsia maks  25 tahun\nTransfer dulu Rp 100.000 utk seragam ya kak 🙏\nUsia maks  25 tahun';
  expect(checkAdvertisement(text)).toEqual([
    { kind: 'mostAge', quote: 'Usia maks  25 tahun' },
    { kind: 'money', quote: 'Transfer dulu Rp 100.000 utk seragam ya kak' },
  ]);
});

it.each([
  ['money', 'Loker gudang. Biaya seragam 150rb dibayar di awal'],
  ['task', 'Like dan subscribe channel, tiap like dibayar 15.000'],
  ['abroad', 'Kerja di Kamboja, berangkat pakai visa turis'],
  ['impersonation', 'Rekrutmen PLN, kirim lamaran ke rekrutmen.pln@gmail.com'],
  ['file', 'Silakan instal Undangan_Interview.apk'],
  ['link', 'Lowongan admin, daftar di bit.ly/loker-26'],
  ['oneTimeCode', 'Tolong kirim kode OTP yang masuk ke HP kakak'],
  ['ownAccount', 'Sewa rekening 1 juta per bulan'],
  ['identity', 'Calon karyawan: kirim foto KTP dan selfie'],
  ['heldPapers', 'Ijazah asli ditahan selama kontrak'],
  ['keptPay', 'Kontrak 1 tahun, gaji bulan pertama ditahan yayasan'],
  ['privateChat', 'Loker admin, interview lewat Telegram saja'],
  ['highPay', 'Admin input data tanpa pengalaman, gaji 25 juta per bulan'],
  ['money', 'Loker gudang. Hati-hati penipuan ya kak, kami asli.\nBiaya seragam 250rb'],
])('finds %s', (kind, text) => {
  expect(kindsOf(text)).toContain(kind);
});

it('tells a sum beside the pay that is cut for it', () => {
  expect(kindsOf('Loker satpam: sertifikat gada 1,9jt dicicil 5x potong gaji')).toEqual(['money', 'keptPay']);
});

it('reads a sentence of a chat that begins with a small letter by itself', () => {
  expect(checkAdvertisement('ada loker pabrik, gaji mingguan. kasih saya 700rb kalau lolos')).toEqual([
    { kind: 'money', quote: 'kasih saya 700rb kalau lolos' },
  ]);
});

it.each([
  ['who warns', 'Waspada! Kami tidak pernah meminta biaya seragam 150rb dari pelamar kerja'],
  ['who reports', 'Adikku hampir ketipu loker, katanya disuruh transfer 300rb buat seragam'],
  ['who asks about it', 'Apakah ada biaya training 100rb di lowongan itu?'],
  ['a duty of the work', 'Lowongan kasir. Menerima deposit pelanggan, menyetor uang ke bank'],
  ['what the employer pays', 'Lowongan perawat. Biaya seragam Rp 200.000 ditanggung perusahaan'],
  ['what the employer gives back', 'Peserta tes: transport kami ganti 50rb per orang'],
  ['papers at an interview', 'Interview Kamis, bawa KTP asli dan ijazah untuk dicek'],
  ['a licensed way abroad', 'Kerja di Jepang lewat P3MI resmi, cek izinnya di SISKOP2MI'],
  ['a notice among colleagues', 'Rekan-rekan, iuran kas 20rb ditransfer ke bendahara ya'],
  ['another business', 'Pesanan 20 kaos, DP 50% transfer dulu ya kak'],
  ['a payment to an office', 'Syarat lamaran: SKCK diurus di polsek, bayar 30rb'],
  ['a number and a free mailbox alone', 'Warung butuh pelayan, WA 0812-3333-4444, warungtini@gmail.com'],
  ['pay for work that is not named', 'Mau gaji 90 juta per bulan? Gabung sekarang'],
])('finds nothing in a text of %s', (_whose, text) => {
  expect(kindsOf(text)).toEqual([]);
});

it('reads what is spelt to hide, and what a reader of pictures takes for another sign', () => {
  const texts = [
    'loker guru, b.i.a.y.a modul 75rb',
    'loker guru, b1aya modul 75rb',
    'loker guru, biaya modul 75.OOO',
    'loker guru, BIAYAAAA modul l50rb',
    'loker guru, 𝗯𝗶𝗮𝘆𝗮 modul 75rb',
  ];
  expect(texts.filter((text) => !kindsOf(text).includes('money'))).toEqual([]);
});

it('joins lines that a screen has broken, and quotes them with their break', () => {
  const text = 'Lowongan operator produksi pabrik\nkertas di Kudus, peserta membayar\nuang seragam sebelum masuk kerja';
  expect(checkAdvertisement(text)).toEqual([{ kind: 'money', quote: text }]);
});

it('compares pay with vacancies whose title the text names', () => {
  const peers = [1, 2, 3, 4, 5].map((id) =>
    makeVacancy({ id: String(id), title: 'Tukang Kebun', minSalary: 2_000_000, maxSalary: 2_000_000 }),
  );
  const text = 'Dicari tukang kebun, gaji 8 juta per bulan';
  expect(checkAdvertisement(text, { pay: peers })).toEqual([{ kind: 'highPay', quote: text }]);
  expect(checkAdvertisement(text, { pay: peers.slice(1) })).toEqual([]);
});
