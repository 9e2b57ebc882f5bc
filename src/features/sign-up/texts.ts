import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/sign-up', {
  // The rules are those of specification 1, section 5, and the contract's limits.
  title: 'Buat Akun',
  name: 'Nama Lengkap',
  nameRequired: 'Nama lengkap wajib diisi.',
  email: 'Email',
  emailRequired: 'Email wajib diisi.',
  emailInvalid: 'Format email tidak valid.',
  phone: 'Nomor Telepon',
  phoneRequired: 'Nomor telepon wajib diisi.',
  password: 'Password',
  passwordRequired: 'Password wajib diisi.',
  passwordHint: 'Minimal 6 karakter, dengan satu huruf kapital dan satu karakter khusus (!@#$%^&*).',
  passwordRule: 'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).',
  confirmPassword: 'Konfirmasi Password',
  confirmPasswordRequired: 'Konfirmasi password wajib diisi.',
  mismatch: 'Password dan konfirmasi password tidak cocok.',
  showConfirmation: 'Tampilkan konfirmasi password',
  /** Followed by `terms`, a link. */
  agreeTo: 'Saya menyetujui',
  terms: 'Syarat dan Ketentuan',
  termsRequired: 'Anda harus Ceklist Syarat dan Ketentuan.',
  submit: 'Daftar',
  stillSigningUp: 'Masih mencoba mendaftar…',
  unreachable: 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tidak hilang.',
  failed: 'Pendaftaran belum berhasil. Coba lagi nanti.',
  haveAccount: 'Sudah punya akun?',
  signIn: 'Masuk',
  registered: 'Berhasil Buat Akun!',
  /** Followed by the address on a line of its own, so that no punctuation is parted from it. */
  linkSent: 'Tautan aktivasi sudah kami kirim ke',
  openEmail: 'Buka email Anda untuk mengaktifkan akun.',
  continue: 'Lanjut',
});
