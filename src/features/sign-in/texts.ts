import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/sign-in', {
  // Words and sentences of specification 1, sections 2, 5 and 8.
  title: 'Masuk',
  email: 'Email',
  password: 'Password',
  emailRequired: 'Email wajib diisi.',
  passwordRequired: 'Password wajib diisi.',
  bothRequired: 'Email dan password tidak boleh kosong.',
  rememberMe: 'Remember me',
  forgotPassword: 'Forgot Password?',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  stillSigningIn: 'Masih mencoba masuk…',
  signedIn: 'Berhasil masuk.',
  sessionEnded: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  signInToSave: 'Sesi Anda telah berakhir. Masuk lagi untuk menyimpan isian Anda.',
  notSaved: 'Isian Anda belum disimpan karena sesi Anda telah berakhir.',
  wrong: 'Email / Password Salah!',
  wrongText: 'Email atau Password yang kamu input salah, dicoba lagi ya!',
  inactive: 'Akun Belum Diverifikasi!',
  inactiveText: 'Periksa email kamu untuk mengaktifkan akun!',
  failed: 'Terjadi Kesalahan!',
  failedText: 'Terjadi kesalahan, coba lagi nanti.',
  wait: (wait: string) => `Tunggu ${wait} sebelum mencoba lagi.`,
  continue: 'Lanjut',
  resendActivation: 'Kirim ulang tautan aktivasi',
});
