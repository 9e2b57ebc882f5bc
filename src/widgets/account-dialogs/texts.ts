import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/account-dialogs', {
  // Specification 1, section 2, "Login-required pop-up".
  loginRequired: 'Sepertinya Kamu Belum Punya Akun',
  signUpFirst: 'Kamu harus Daftar',
  signInFirst: 'Masukkan Akun dulu ya!',
  signUp: 'Daftarkan Diri Kamu!',
  signIn: 'Masukkan Akun Kamu!',
  sessionEnded: 'Sesi Kamu Telah Berakhir',
  signInToGoOn: 'Masuk lagi untuk melanjutkan.',
  signInAgain: 'Masuk Lagi',
  readFirst: 'Baca dulu tanpa akun',
});
