import { LAST_EVENTS, NOW, applicationOf } from './state-sentence.fixture';
import { toStateSentence } from './state-sentence';

const SENTENCES = [
  'Terkirim hari ini. Belum dilihat perusahaan.',
  'Terkirim kemarin. Belum dilihat perusahaan.',
  'Terkirim 20 Nov. Belum dilihat perusahaan.',
  'Terkirim 31 Des 2025. Belum dilihat perusahaan.',
  'Terkirim 20 Nov.',
  'Terkirim 20 Nov.',
  'Dilihat perusahaan kemarin.',
  'Dilihat perusahaan 20 Nov.',
  'Sejak kemarin di tahap Interview HR.',
  'Sejak 20 Nov di tahap Onboard.',
  'Tahap lamaran berubah 20 Nov.',
  'Tahap lamaran berubah kemarin.',
  'Tahap lamaran berubah 20 Nov.',
];

const CASES = LAST_EVENTS.map(([status, event], index) => [status, event, SENTENCES[index]] as const);

it.each(CASES)('says of the step %s and the last event %j: %s', (status, event, sentence) => {
  expect(toStateSentence(applicationOf({ status: status as 'apply', lastEvent: { id: 1, ...event } }), NOW)).toBe(
    sentence,
  );
});

it.each([
  ['left out', undefined],
  ['null', null],
  ['of another type', 'sent'],
  ['without a date', { kind: 'sent' }],
  ['with a date that cannot be read', { kind: 'sent', at: 'kemarin' }],
  ['of the future', { kind: 'sent', at: '2026-11-26T08:00:00Z' }],
  ['of an unknown kind', { kind: 'archived', at: '2026-11-20T03:00:00Z' }],
  ['an outcome', { kind: 'outcome', outcome: 'rejected', at: '2026-11-20T03:00:00Z' }],
  ['an appointment', { kind: 'appointment', at: '2026-11-20T03:00:00Z' }],
  ['a closed job', { kind: 'jobClosed', at: '2026-11-20T03:00:00Z' }],
])('says nothing of a last event that is %s', (_what, lastEvent) => {
  expect(toStateSentence(applicationOf({ lastEvent: lastEvent as never }), NOW)).toBeNull();
});

const SENT = { id: 1, kind: 'sent', at: '2026-11-20T03:00:00Z' } as const;

it.each([
  ['an outcome', { outcome: 'rejected' }, 'Tidak lolos.'],
  ['an outcome', { outcome: 'withdrawn' }, 'Anda sudah menarik lamaran ini.'],
  ['an outcome', { outcome: 'accepted', status: 'onboard' }, 'Anda diterima.'],
  [
    'an outcome to come',
    { outcome: 'rejected', outcomeAt: '2026-12-01T03:00:00Z' },
    'Hasil lamaran ini bertanggal 1 Desember 2026. Sampai saat itu belum ada keputusan.',
  ],
  ['a closed job', { job: { status: 'closed' } }, 'Lowongan ditutup. Perusahaan belum memberi keputusan.'],
] as const)('tells %s instead of the last event: %j', (_what, values, sentence) => {
  expect(toStateSentence(applicationOf({ ...values, lastEvent: SENT }), NOW)).toBe(sentence);
});

it('tells the last event of a candidate who is on board, also when the job is closed', () => {
  const lastEvent = { ...SENT, kind: 'moved', step: 'onboard' } as const;
  const application = applicationOf({ status: 'onboard', job: { status: 'closed' }, lastEvent });
  expect(toStateSentence(application, NOW)).toBe('Sejak 20 Nov di tahap Onboard.');
});
