import { safeParse } from 'valibot';
import { expectLoggedFailures } from '@test/console';
import { notificationListDto, toNotifications } from './notification.api';
import { toNewsWords } from './news-words';

const job = { id: 'j', slug: 'kasir', title: 'Kasir', company: 'Toko Uji', status: 'open', deadline: '2026-12-01' };
const jobs = (count: number) => Array.from({ length: count }, (_, index) => ({ ...job, slug: `kasir-${index}` }));
const appointment = { id: 'a', sequence: 0, at: '2026-11-30T02:00:00Z', zone: 'Asia/Makassar' };

/** The news of a response as the app reads it. */
function read(...rows: object[]) {
  const data = rows.map((row, index) => ({ id: String(index), at: '2026-11-20T02:00:00Z', readAt: null, ...row }));
  const { success, output } = safeParse(notificationListDto, {
    statusCode: 2000,
    message: '',
    data,
    meta: { unread: 1, next: null },
  });
  if (!success) throw new Error('The response does not match the schema.');
  return toNotifications(output.data);
}

const words = (row: object) => read(row).map(toNewsWords)[0];

const TIME = 'Senin, 30 November 2026, 10.00 WITA';

const SENTENCES: [object, string][] = [
  [{ kind: 'application', event: 'viewed', job }, 'Perusahaan melihat lamaran Anda untuk Kasir.'],
  [
    { kind: 'application', event: 'moved', step: 'interview_hr', job },
    'Lamaran Anda untuk Kasir dipindahkan ke tahap Interview HR.',
  ],
  [
    { kind: 'application', event: 'moved', step: 'Tes Lisan', job },
    'Lamaran Anda untuk Kasir dipindahkan ke tahap Tes Lisan.',
  ],
  [{ kind: 'application', event: 'moved', job }, 'Tahap lamaran Anda untuk Kasir berubah.'],
  [{ kind: 'application', event: 'outcome', outcome: 'accepted', job }, 'Anda diterima untuk Kasir.'],
  [{ kind: 'application', event: 'outcome', outcome: 'rejected', job }, 'Lamaran Anda untuk Kasir tidak lolos.'],
  [
    { kind: 'application', event: 'jobClosed', closedOn: '2026-11-17', job },
    'Lowongan Kasir ditutup 17 November 2026. Ini bukan keputusan atas lamaran Anda.',
  ],
  [
    { kind: 'application', event: 'jobClosed', job: null },
    'Lowongan pekerjaan yang sudah dihapus ditutup. Ini bukan keputusan atas lamaran Anda.',
  ],
  [
    { kind: 'appointment', appointment: { ...appointment, status: 'scheduled' }, job },
    `Janji temu untuk Kasir: ${TIME}.`,
  ],
  [
    { kind: 'appointment', appointment: { ...appointment, sequence: 1, status: 'scheduled' }, job },
    `Janji temu untuk Kasir dipindahkan ke ${TIME}.`,
  ],
  [
    { kind: 'appointment', appointment: { ...appointment, status: 'cancelled' }, job },
    `Janji temu untuk Kasir pada ${TIME} dibatalkan.`,
  ],
  [
    { kind: 'appointment', appointment: { ...appointment, status: 'ended' }, job },
    `Janji temu untuk Kasir pada ${TIME} tidak berlaku: lamarannya berakhir.`,
  ],
  [{ kind: 'savedJobCloses', job }, 'Lowongan tersimpan Kasir bisa dilamar sampai 1 Desember 2026.'],
  [
    { kind: 'savedJobCloses', job: { ...job, deadlineAt: '2026-12-01T03:00:00Z', province: 'Papua' } },
    'Lowongan tersimpan Kasir bisa dilamar sampai 1 Desember 2026, pukul 12.00 WIT.',
  ],
  [
    { kind: 'savedJobCloses', job: { ...job, deadline: null } },
    'Lowongan tersimpan Kasir masih dibuka, tanpa batas waktu.',
  ],
  [{ kind: 'savedJobCloses', job: { ...job, status: 'closed' } }, 'Lowongan tersimpan Kasir sudah ditutup.'],
  [{ kind: 'savedJobCloses', job: null }, 'Satu lowongan tersimpan sudah dihapus.'],
  [
    { kind: 'savedSearch', search: { id: 's', name: 'kasir sleman', count: 3000, jobs: jobs(12) } },
    '12 lowongan baru, dan 2.988 lagi untuk “kasir sleman”.',
  ],
  [
    { kind: 'savedSearch', search: { id: 's', name: 'kasir', count: 2, jobs: jobs(2) } },
    '2 lowongan baru untuk “kasir”.',
  ],
  [
    { kind: 'savedSearch', search: { id: 's', name: 'kasir', count: 3000, jobs: [] } },
    '3.000 lowongan baru untuk “kasir”.',
  ],
];

it.each(SENTENCES.map(([row, sentence]) => [sentence, row] as const))('says: %s', (sentence, row) => {
  expect(words(row)?.sentence).toBe(sentence);
});

const search = { id: 's', name: 'kasir', count: 1, jobs: jobs(1) };

it.each([
  [{ kind: 'application', event: 'viewed', job }, '/application'],
  [{ kind: 'appointment', appointment: { ...appointment, status: 'scheduled' }, job }, '/application'],
  [{ kind: 'savedJobCloses', job }, '/jobs/kasir'],
  [{ kind: 'savedJobCloses', job: null }, null],
  [{ kind: 'savedSearch', search: { ...search, query: 'search=kasir&page=2' } }, '/jobs?search=kasir&page=2'],
  [{ kind: 'savedSearch', search: { ...search, query: null } }, null],
])('leads to the page that shows it (%#)', (row, to) => {
  expect(words(row)?.to).toBe(to);
});

it.each([
  ['an unknown kind', { kind: 'companyNews', job }],
  ['an unknown event', { kind: 'application', event: 'archived', job }],
  ['an unknown outcome', { kind: 'application', event: 'outcome', outcome: 'undecided', job }],
  ['an appointment without a state', { kind: 'appointment', appointment, job }],
  ['a search without its count', { kind: 'savedSearch', search: { name: 'kasir' } }],
  ['no id', { id: null, kind: 'savedJobCloses', job }],
])('skips %s, and keeps the rest', (_what, row) => {
  expectLoggedFailures();
  expect(read(row, { kind: 'savedJobCloses', job, readAt: '2026-11-21T00:00:00Z' })).toEqual([
    expect.objectContaining({ kind: 'savedJobCloses', isRead: true }),
  ]);
});
