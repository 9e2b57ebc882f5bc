import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/forgot-password', {
  // The sentences on how it ended are those of specification 1, sections 4 and 8.
  title: 'Lupa Password',
  intro: 'Masukkan email akun Anda. Kami akan mengirim tautan untuk membuat password baru.',
  email: 'Email',
  emailRequired: 'Email wajib diisi.',
  emailInvalid: 'Format email tidak valid.',
  submit: 'Submit',
  wait: (seconds: number) => `Wait ${seconds}s`,
  noAccount: "Don't have an account?",
  createAccount: 'Create Account',
  sent: 'Berhasil Reset Password!',
  checkEmail: 'Periksa email Anda untuk tautan reset password, dan pastikan email itu benar-benar dari Titian.',
  notRegistered: 'Email Anda Tidak Terdaftar! ',
  sameEmail: 'Pastikan anda menggunakan Email yang sesuai dengan yang digunakan saat mendaftar',
  reconnect: 'Jika koneksi internet Anda terputus, sambungkan lalu coba lagi.',
  ok: 'OK',
});
