import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/application', {
  // The English words are those of specification 1, sections 2 and 4.
  steps: {
    apply: 'Apply',
    screening: 'Screening',
    psikotest: 'Psikotest',
    interviewHr: 'Interview HR',
    interviewUser: 'Interview User',
    offering: 'Offering',
    mcu: 'Medical Check Up',
    onboard: 'Onboard',
  },
  // For a step that the specification does not name: a key of the provider is no word.
  unknownStep: 'Tahap tidak diketahui',
  badges: { Accepted: 'Accepted', Closed: 'Closed', Rejected: 'Rejected', Available: 'Available' },
  stamps: { ACCEPTED: 'ACCEPTED', CLOSED: 'CLOSED' },
  applied: (day: string) => `Apply : ${day}`,
  more: 'More',
  less: 'Less',
  progress: 'Tahapan lamaran',
  states: {
    complete: 'Selesai',
    current: 'Tahap saat ini',
    upcoming: 'Belum dimulai',
    // All that a closed job tells: no decision is known of.
    rejected: 'Lowongan ditutup. Perusahaan belum memberi keputusan.',
  },
  closedUndecided: (day: string) => `Lowongan ditutup ${day}. Perusahaan belum memberi keputusan.`,
  // These are said of an outcome that the provider sends, and of nothing else.
  decisions: { accepted: 'Diterima', rejected: 'Tidak lolos', withdrawn: 'Lamaran ditarik' },
  standing: {
    accepted: (day: string) => `Anda diterima. Perusahaan memutuskannya pada ${day}.`,
    rejected: (day: string) => `Tidak lolos. Perusahaan memutuskannya pada ${day}.`,
    withdrawn: (day: string) => `Anda menarik lamaran ini pada ${day}.`,
    accountDeletion: (day: string) => `Lamaran ini ditarik pada ${day} karena Anda meminta penghapusan akun.`,
  },
  undated: {
    accepted: 'Anda diterima.',
    rejected: 'Tidak lolos.',
    withdrawn: 'Anda sudah menarik lamaran ini.',
    accountDeletion: 'Lamaran ini ditarik karena Anda meminta penghapusan akun.',
  },
  outcomeDue: (day: string) => `Hasil lamaran ini bertanggal ${day}. Sampai saat itu belum ada keputusan.`,
  companyReason: (reason: string) => `Alasan perusahaan: ${reason}`,
  ownReason: (reason: string) => `Alasan Anda: ${reason}`,
  timeline: 'Riwayat lamaran',
  events: {
    sent: 'Lamaran dikirim',
    viewed: 'Dilihat perusahaan',
    moved: (step: string) => `Masuk tahap ${step}`,
    movedUnknown: 'Tahap lamaran berubah',
    appointment: 'Janji temu',
    noTime: 'Waktunya belum tersedia.',
    outcome: 'Hasil lamaran',
    noOutcome: 'Isinya belum tersedia.',
    withdrawn: 'Lamaran ditarik',
    jobClosed: 'Lowongan ditutup',
    noDecision: 'Ini bukan keputusan atas lamaran Anda.',
  },
  upcoming: 'Akan datang',
  upcomingOn: (day: string) => `Akan datang: ${day}`,
  openLink: 'Buka tautan janji temu',
  noDates: 'Tanggal tiap tahap belum tersedia.',
  timelineFailed: 'Riwayat lamaran belum bisa ditampilkan.',
  timelineLoading: 'Riwayat lamaran sedang dimuat.',
  showAll: (count: number) => `Tampilkan semua (${count})`,
});
