import type { Batch } from './batch.fixture';

/** Sentences that readers reported: missed ones, and those that must not give a signal. */
export const REPORTED: Batch = {
  asking: [
    [
      'money',
      'Sebelum masuk kerja, calon karyawan dimohon mentransfer Rp 175.000 untuk pembuatan ID card dan rekening gaji.',
    ],
    ['money', 'Peserta yang lulus seleksi wajib menyetorkan dana sebesar 2,5 juta sebagai tanda keseriusan.'],
    ['money', 'Biaya masuk kerja 1,5 juta, dibayar setelah panggilan.'],
    ['money', 'Ada potongan 30% dari gaji bulan pertama untuk yayasan penyalur.'],
    ['money', 'Modal pertama 50 ribu nanti balik jadi 80 ribu dalam 10 menit, langsung cair ke DANA.'],
    ['money', 'Silakan beli dulu paket produk kami seharga Rp 399.000 supaya akun mitra Anda aktif.'],
    ['money', 'Tiket pesawat untuk tes di Jakarta dibeli lewat Wahana Travel, uangnya kami ganti saat hari tes.'],
    ['identity', 'Bersedia dibuatkan rekening baru atas nama sendiri dan ATM-nya dipegang perusahaan.'],
    ['privateChat', 'Setelah daftar, kamu akan dimasukkan ke grup Telegram untuk ambil misi harian.'],
    ['mostAge', 'Umur nggak lebih dari 28 tahun.'],
    ['mostAge', 'Diutamakan yang masih muda, di bawah 30.'],
    ['sex', 'Posisi ini cuma buat cowok.'],
    ['maritalStatus', 'Belum berkeluarga dan tidak hamil'],
    ['maritalStatus sex', 'Janda / gadis tanpa anak lebih disukai.'],
  ],
  harmless: [
    'Kandidat yang sudah maupun belum menikah boleh melamar',
    'Mencatat transfer dari pelanggan setiap hari.',
    'Perusahaan menanggung biaya seragam, pelatihan, dan medical check up.',
    'Kami tidak pernah meminta uang dalam bentuk apa pun.',
    'Menerima pembayaran deposit kamar dari tamu.',
    'Target penjualan Rp 100 juta per bulan.',
    'Nomor KTP diisi setelah kontrak ditandatangani.',
    'Menagih uang muka dari konsumen sesuai jadwal.',
    'Usia minimal 18',
    'Melakukan transfer',
    'Mengelola rekening tamu',
  ],
};
