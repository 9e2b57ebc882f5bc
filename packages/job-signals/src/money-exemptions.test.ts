import { readVacancy } from './find-signals';
import { withoutExemptMoney } from './money-exemptions';
import { makeVacancy, toHtml } from './vacancy.fixture';

const isFound = (sentence: string): boolean =>
  readVacancy(makeVacancy({ description: toHtml([sentence]) })).some(({ kind }) => kind === 'money');

it('finds the money beside an exempt phrase', () => {
  const asking = [
    'Ongkos kirim dan jaminan Rp 350.000',
    'Jaminan dan ongkos kirim Rp 350.000',
    'Bayar ongkos kirim serta jaminan sebesar Rp 350.000',
    'Ongkos kirim + jaminan Rp 350.000',
    'Harga produk Rp 20.000 dan uang pendaftaran Rp 50.000',
    'Wajib setor uang jaminan Rp 400.000 ke kas toko',
    'Makan disediakan kantor dan deposit mess Rp 300.000',
    'Biaya hidup ditanggung perusahaan, uang jaminan Rp 500.000',
    'Tanpa biaya pendaftaran dan wajib deposit Rp 200.000',
    'Gratis pelatihan dan bayar seragam Rp 150.000',
    'BPJS dan biaya seragam dipotong dari gaji pertama',
    'Iuran koperasi dan potongan yayasan dipotong dari gaji',
    'Melayani pelanggan dan bersedia membayar uang jaminan Rp 200.000',
    'Target penjualan 10 juta dan uang jaminan Rp 200.000',
  ];
  expect(asking.filter((sentence) => !isFound(sentence))).toEqual([]);
});

it('finds nothing in exempt phrases alone', () => {
  const harmless = [
    'Ongkos kirim dan harga produk Rp 350.000',
    'Ongkos kirim Rp 20.000 dan harga barang Rp 50.000',
    'Biaya seragam dan pelatihan Rp 500.000 ditanggung perusahaan',
    'Seragam, pelatihan dan MCU ditanggung perusahaan',
    'Tidak ada biaya pendaftaran, seragam, dan pelatihan',
    'Gaji dipotong BPJS dan pajak',
    'Pinjaman koperasi dicicil dari gaji',
    'Wajib menagih uang sewa kontrakan Rp 1.000.000',
    'Bersedia membeli bahan masakan sesuai menu',
    'Must be able to collect payments from customers',
    'Harus membayar kurir dan sopir harian',
    'Sanggup menanggung beban kerja tinggi',
  ];
  expect(harmless.filter(isFound)).toEqual([]);
});

it.each([
  ['ongkos kirim dan jaminan rp 350.000', 'dan jaminan rp 350.000'],
  ['ongkos kirim rp 20.000', ''],
  ['seragam ditanggung perusahaan, deposit rp 50.000', ', deposit rp 50.000'],
])('removes the phrase alone: %s', (plain, rest) => {
  expect(withoutExemptMoney(plain)).toBe(rest);
});
