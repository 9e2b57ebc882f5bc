import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/disclosures', {
  title: 'Siapa yang menerima data saya',
  intro: 'Setiap kali Anda melamar, perusahaan itu menerima data dari profil Anda.',
  fields: (names: string) => `Data yang dikirim: ${names}`,
  noField: 'Data yang dikirim: tidak ada',
  notRecorded: 'Data yang dikirim: tidak tercatat untuk lamaran ini',
  sentAt: (day: string) => `Dikirim ${day}`,
  showAll: (count: string) => `Tampilkan semua (${count})`,
  empty: 'Belum ada perusahaan yang menerima data Anda.',
  loadFailed: 'Perusahaan yang menerima data Anda belum bisa dimuat',
});
