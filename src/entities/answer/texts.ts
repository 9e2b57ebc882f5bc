import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/answer', {
  // Specification 4, section 12. The numbers are texts in the template of the public page.
  usually: (days: number | string) => `Biasanya menjawab dalam ${days} hari`,
  counts: (answered: number | string, counted: number | string) =>
    `${answered} dari ${counted} lamaran dijawab (180 hari terakhir)`,
  roundedCounts: (answered: number | string, counted: number | string) =>
    `sekitar ${answered} dari ${counted} lamaran dijawab (180 hari terakhir)`,
  waiting: (day: number, days: number) => `Hari ke-${day}; perusahaan ini biasanya menjawab dalam ${days} hari.`,
  late: 'Belum ada jawaban.',
  similar: 'Lowongan serupa',
  why: 'Dari mana angka ini?',
  explanation:
    'Dihitung dari lamaran lewat Titian ke semua lowongan perusahaan ini yang berumur 14 sampai 180 hari. Jawaban pertama adalah tahap baru, janji temu, diterima, atau tidak diterima; lowongan yang ditutup bukan jawaban. Separuh dari yang dijawab mendapat jawaban dalam waktu itu. Jumlah di atas 20 dibulatkan ke puluhan.',
});
