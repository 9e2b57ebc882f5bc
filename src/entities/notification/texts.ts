import { textsOf } from '@/shared/lib/language';
import { groupDigits } from '@/shared/lib/text';

export const texts = textsOf('entities/notification', {
  goneJob: 'pekerjaan yang sudah dihapus',
  viewed: (title: string) => `Perusahaan melihat lamaran Anda untuk ${title}.`,
  moved: (title: string, step: string) => `Lamaran Anda untuk ${title} dipindahkan ke tahap ${step}.`,
  movedUnknown: (title: string) => `Tahap lamaran Anda untuk ${title} berubah.`,
  decided: {
    accepted: (title: string) => `Anda diterima untuk ${title}.`,
    rejected: (title: string) => `Lamaran Anda untuk ${title} tidak lolos.`,
    withdrawn: (title: string) => `Lamaran Anda untuk ${title} ditarik.`,
  },
  jobClosed: (title: string) => `Lowongan ${title} ditutup. Ini bukan keputusan atas lamaran Anda.`,
  jobClosedOn: (title: string, day: string) =>
    `Lowongan ${title} ditutup ${day}. Ini bukan keputusan atas lamaran Anda.`,
  appointments: {
    scheduled: (title: string, time: string) => `Janji temu untuk ${title}: ${time}.`,
    moved: (title: string, time: string) => `Janji temu untuk ${title} dipindahkan ke ${time}.`,
    cancelled: (title: string, time: string) => `Janji temu untuk ${title} pada ${time} dibatalkan.`,
    ended: (title: string, time: string) =>
      `Janji temu untuk ${title} pada ${time} tidak berlaku: lamarannya berakhir.`,
  },
  savedCloses: (title: string, day: string) => `Lowongan tersimpan ${title} bisa dilamar sampai ${day}.`,
  savedOpen: (title: string) => `Lowongan tersimpan ${title} masih dibuka, tanpa batas waktu.`,
  savedClosed: (title: string) => `Lowongan tersimpan ${title} sudah ditutup.`,
  savedGone: 'Satu lowongan tersimpan sudah dihapus.',
  newJobs: (count: number, name: string) => `${groupDigits(count)} lowongan baru untuk “${name}”.`,
  moreNewJobs: (listed: number, more: number, name: string) =>
    `${groupDigits(listed)} lowongan baru, dan ${groupDigits(more)} lagi untuk “${name}”.`,
  isNew: 'Baru',
  closed: 'Ditutup',
  openLink: 'Buka tautan janji temu',
  showJobs: (count: number) => `Tampilkan semua (${count})`,
});
