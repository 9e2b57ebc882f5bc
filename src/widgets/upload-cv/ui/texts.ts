import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/upload-cv/ui', {
  // Specification 2, section 2.
  cancel: 'Cancel',
  submit: 'Submit',
  // Specification 4, section 10.
  onDevice:
    'File dibaca di perangkat ini dan tidak dikirim. Hasilnya adalah usulan untuk profil Anda: belum ada yang disimpan sebelum Anda menekan Ambil.',
  choose: 'Pilih file',
  noFile: 'Belum ada file.',
  kinds: 'PDF, DOCX, JSON Resume, atau ekspor LinkedIn (PDF atau ZIP), paling besar 5 MB.',
  fileMissing: 'Pilih file terlebih dahulu.',
  reading: (file: string) => `Membaca ${file}…`,
  stop: 'Batal',
  refusals: {
    scan: 'Ini hasil pindai tanpa teks. Pilih PDF yang teksnya dapat disalin, atau file DOCX.',
    encrypted: 'File terkunci kata sandi. Simpan tanpa kata sandi, lalu pilih lagi.',
    truncated: 'File tidak utuh. Unduh atau simpan lagi, lalu pilih yang baru.',
    'unknown-type':
      'File harus berupa PDF, DOCX, JSON Resume, atau ekspor LinkedIn. Simpan CV sebagai PDF, lalu pilih lagi.',
    'too-large': 'File lebih besar dari 5 MB. Kecilkan gambar di dalamnya, lalu pilih lagi.',
    'too-many-pages': 'Halamannya terlalu banyak untuk sebuah CV. Pilih file yang berisi CV saja.',
    bomb: 'Isi file terlalu besar setelah dibuka. Simpan CV sebagai PDF, lalu pilih lagi.',
    timeout: 'Pembacaan lebih dari 10 detik, jadi dihentikan. Simpan CV sebagai PDF sederhana, lalu pilih lagi.',
    'not-loaded': 'Pembaca CV belum termuat. Periksa koneksi internet Anda, lalu pilih lagi.',
    failed: 'File ini tidak dapat dibaca. Simpan CV sebagai PDF atau DOCX, lalu pilih lagi.',
  },
  review: 'Periksa hasilnya',
  found: (count: number, file: string) => `${count} isian ditemukan di ${file}.`,
  nothingFound: (file: string) =>
    `Tidak ada isian yang dapat diusulkan dari ${file}. Baris yang terbaca ada di bawah ini; Anda dapat mengisi profil sendiri.`,
  noText: (file: string) => `Tidak ada teks yang terbaca di ${file}. Pilih file lain.`,
  offline: 'Anda sedang offline. Hasil tetap dapat diperiksa; simpan setelah tersambung lagi.',
  leftOut: (count: number) =>
    `${count} isian lain di file ini tidak ditampilkan, karena paling banyak 200 isian per bagian.`,
  unknownProfile: 'Isi profil belum dimuat, jadi belum diketahui apakah isian ini sudah ada.',
  chooseOther: 'Pilih file lain',
  takeAll: (count: number) => (count > 0 ? `Ambil semua (${count})` : 'Ambil semua'),
  close: 'Tutup',
  take: 'Ambil',
  takeOne: (title: string) => `Ambil ${title}`,
  change: 'Ubah',
  changeOne: (title: string) => `Ubah ${title}`,
  skip: 'Lewati',
  skipOne: (title: string) => `Lewati ${title}`,
  undo: 'Kembalikan',
  undoOne: (title: string) => `Kembalikan ${title}`,
  retry: 'Coba lagi',
  retryOne: (title: string) => `Coba lagi: ${title}`,
  inProfile: 'Sudah ada di profil',
  current: (text: string) => `Di profil: ${text}`,
  inAccount: 'Diubah di pengaturan akun',
  incomplete: (fields: string) => `Perlu dilengkapi: ${fields}`,
  atMost: (limit: number) => `Paling banyak ${limit} sekaligus.`,
  shared: 'Untuk yang tidak disebut di CV. Tiap isian dapat diubah.',
  filled: (values: string) => `Dari pilihan untuk semua: ${values}`,
  counts: (ready: number, incomplete: number, known = 0) =>
    [
      ready > 0 && `${ready} siap`,
      incomplete > 0 && `${incomplete} perlu dilengkapi`,
      known > 0 && `${known} sudah ada`,
    ]
      .filter(Boolean)
      .join(', '),
  waiting: 'Menunggu',
  saving: 'Menyimpan…',
  saved: 'Tersimpan',
  skipped: 'Dilewati',
  notSaved: 'Belum tersimpan. Coba lagi.',
  savedOf: (saved: number, failed: number) =>
    `${[saved > 0 && `${saved} tersimpan`, failed > 0 && `${failed} gagal`].filter(Boolean).join(', ')}.`,
  yes: 'Ya',
  withoutMonth: (year: string) => `${year} (tanpa bulan)`,
  from: (line: string, page: number) => `Dari “${line}”, halaman ${page}`,
  otherLines: (count: number) => `${count} baris lain`,
  fromData: 'dari data di file',
  page: (page: number) => `Halaman ${page}`,
  unread: (count: number) => `Tidak terbaca (${count})`,
  moreLines: (count: number) => `Tampilkan ${count} baris lagi`,
  leave: 'Tutup tanpa mengambil sisanya?',
  left: (count: number) => `${count} isian belum diambil. Isian yang sudah tersimpan tetap ada di profil.`,
  stay: 'Kembali',
});
