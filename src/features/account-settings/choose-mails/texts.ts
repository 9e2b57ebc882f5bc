import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/choose-mails', {
  title: 'Pemberitahuan lewat email',
  refused: 'Email lowongan baru dihentikan karena alamat email Anda tidak ditemukan.',
  sendAgain: 'Kirim lagi',
  appointments: 'Kirim email saat janji temu dibuat, diubah, atau dibatalkan',
  zone: 'Zona waktu email',
  zoneHint: 'Email tidak dikirim antara pukul 21.00 dan 07.00 di zona ini, kecuali janji temu dalam 24 jam.',
  zoneOfProvince: 'Sesuai provinsi Anda',
  zoneOfProvinceNow: (zone: string) => `Sesuai provinsi Anda (${zone})`,
  saved: 'Pengaturan email disimpan.',
  failed: 'Pengaturan email belum bisa disimpan.',
  loadFailed: 'Pengaturan email belum bisa dimuat',
});
