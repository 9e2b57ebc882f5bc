import { describeOutcome } from './describe-outcome';

const SAME = 'Pastikan anda menggunakan Email yang sesuai dengan yang digunakan saat mendaftar';
const error = (kind: string, status?: number, message?: string) => ({ kind, status, message, fieldErrors: {} });

it('says where to look after a success', () => {
  expect(describeOutcome({ succeeded: true })).toEqual({
    title: 'Berhasil Reset Password!',
    sentences: ['Periksa email Anda untuk tautan reset password, dan pastikan email itu benar-benar dari Titian.'],
  });
});

it.each([
  ['a refusal', error('http', 404, 'Tidak ada'), [SAME]],
  ['an exception', new Error('x'), [SAME]],
  ['no connection', error('network'), [SAME, 'Jika koneksi internet Anda terputus, sambungkan lalu coba lagi.']],
  ['too many tries', error('http', 429, 'Tunggu sebentar.'), [SAME, 'Tunggu sebentar.']],
  ['too many tries, without a word', error('http', 429), [SAME]],
])('counts %s as not registered, and adds what else it may be', (_what, cause, sentences) => {
  expect(describeOutcome({ succeeded: false, error: cause })).toEqual({
    title: 'Email Anda Tidak Terdaftar! ',
    sentences,
  });
});
