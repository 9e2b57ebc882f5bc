import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/answer', {
  // Specification 4, section 12.
  usually: (days: number) => `Biasanya menjawab dalam ${days} hari`,
  counts: (answered: number, counted: number) => `${answered} dari ${counted} pelamar dijawab (180 hari terakhir)`,
  waiting: (day: number, days: number) => `Hari ke-${day}; perusahaan ini biasanya menjawab dalam ${days} hari.`,
  late: 'Belum ada jawaban.',
  similar: 'Lowongan serupa',
  why: 'Dari mana angka ini?',
  explanation:
    'Dihitung dari orang yang 14 sampai 180 hari lalu melamar lewat Titian ke lowongan perusahaan ini. Jawaban pertama adalah tahap baru, janji temu, diterima, atau tidak diterima; lowongan yang ditutup bukan jawaban. Separuh dari yang dijawab mendapat jawaban dalam waktu itu. Jumlahnya dibulatkan ke kelipatan lima, di atas 20 ke puluhan, dan diperbarui sekali seminggu.',
});
