import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/profile/candidate', {
  genders: { Male: 'Laki-laki', Female: 'Perempuan' },
  perMonth: (amount: string) => `${amount} per bulan`,
  missingInCv: (characters: string) =>
    `CV belum diunduh. Karakter berikut belum bisa ditulis dan akan tampil sebagai kotak: ${characters}`,
  downloadAnyway: 'Tetap unduh',
  omittedInCv: (count: number) =>
    `PDF berakhir sebelum ${count} entri terakhir, karena CV selengkapnya terlalu panjang untuk dibuat. Profil Anda tetap tersimpan lengkap.`,
});
