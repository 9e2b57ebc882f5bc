import { payOfText } from './salary-text';

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
  ['Rp 10 jt/bulan max', null, 1e7],
  ['Rp 4 juta per bulan (minimal), lembur', 4e6, null],
  ['Rp 4 juta per bulan minimal SMA', 4e6, 4e6],
])('reads %j as %j to %j a month', (text, min, max) => {
  expect(payOfText(text)).toEqual({ pay: { min, max, months: 1 } });
});

it('reads pay by year where there is none by month', () => {
  const pay = { min: 6e7, max: 7.2e7, months: 12 };
  expect(payOfText('IDR 60,000,000 - 72,000,000 per year')).toEqual({ pay });
});

const unclear = 'it is not clear which figure is the pay';

it.each([
  ['Rp 5.000.000', 'it names no period'],
  ['Rp 150.000 per hari', 'it is not paid by month or year'],
  ['5 juta per bulan', 'it names no currency'],
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
  ['Rp 5.000.000 per 2 bulan', 'it is not paid by month or year'],
])('reads no pay in %j: %s', (text, reason) => {
  expect(payOfText(text)).toEqual({ reason });
});

it('takes currency and period from beside the text where they stand there', () => {
  expect(payOfText('4.000.000 - 6.000.000', { isRupiah: true, months: 1 })).toEqual({
    pay: { min: 4e6, max: 6e6, months: 1 },
  });
});
