import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/personal-information', {
  title: 'Informasi Pribadi',
  add: 'Tambah Informasi Pribadi',
  change: 'Ubah Informasi Pribadi',
  added: 'Berhasil Menyimpan Informasi Pribadi!',
  changed: 'Berhasil Mengubah Informasi Pribadi!',
  failed: 'Informasi pribadi gagal disimpan. Coba lagi.',
  gender: 'Jenis Kelamin',
  birthDate: 'Tanggal Lahir',
  birthDay: 'Tanggal',
  birthMonth: 'Bulan',
  birthYear: 'Tahun',
  birthPlace: 'Tempat Lahir',
  birthPlaceHint: 'Pilih provinsi. Anda juga bisa mengetik nama kota atau kabupaten.',
  province: 'Provinsi',
  whichOf: (names: readonly string[]) => `${names.join(' atau ')}?`,
  city: 'Kabupaten / Kota',
  provinceFirst: 'Pilih provinsi terlebih dahulu',
  address: 'Alamat Lengkap',
  email: 'Email',
  phone: 'Nomor Telepon',
  readOnly: 'Tidak dapat diubah',
  changeInAccount: 'Ubah di pengaturan akun',
  nik: 'NIK',
  // Specification 4, section 5.
  nikRule: (digits: number) =>
    `${digits} angka, sesuai KTP. Diperlukan untuk kontrak kerja bila Anda diterima; boleh dikosongkan.`,
  // Specification 2, section 5.
  missing: 'Please fill in required fields.',
  noSuchDay: 'Tanggal lahir tidak ada di kalender.',
  birthDateAhead: 'Tanggal lahir tidak boleh di masa depan.',
  // Specification 2, section 5.
  phoneTooLong: (digits: number) => `Please enter ${digits} digits max.`,
  nikIncomplete: (digits: number) => `NIK harus terdiri dari ${digits} angka.`,
});
