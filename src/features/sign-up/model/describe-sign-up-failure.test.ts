import { describeSignUpFailure } from './describe-sign-up-failure';

const UNREACHABLE =
  'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tidak hilang.';
const FAILED = 'Pendaftaran belum berhasil. Coba lagi nanti.';

it.each([
  ['no connection', { kind: 'network', fieldErrors: {} }, UNREACHABLE],
  ['a refusal in the provider’s words', { kind: 'http', message: 'Ditolak', fieldErrors: {} }, 'Ditolak'],
  ['a refusal without a word', { kind: 'http', fieldErrors: {} }, FAILED],
  ['a response that is none', { kind: 'contract', fieldErrors: {} }, FAILED],
  ['an exception', new Error('x'), FAILED],
  [
    'a call that the candidate gave up',
    { kind: 'network', isCancelled: true, message: 'Dibatalkan.', fieldErrors: {} },
    'Dibatalkan.',
  ],
])('describes %s', (_what, error, sentence) => {
  expect(describeSignUpFailure(error)).toBe(sentence);
});
