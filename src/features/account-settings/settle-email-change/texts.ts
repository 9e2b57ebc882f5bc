import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/settle-email-change', {
  confirm: {
    title: 'Konfirmasi email baru',
    explanation: 'Setelah dikonfirmasi, Anda masuk ke akun Titian dengan email yang menerima tautan ini.',
    submit: 'Konfirmasi email',
    done: 'Email akun Anda berhasil diubah.',
    failed: 'Email baru belum bisa dikonfirmasi.',
  },
  undo: {
    title: 'Batalkan perubahan email',
    explanation:
      'Email yang menerima tautan ini kembali menjadi email akun Anda. Semua perangkat dikeluarkan, dan Anda membuat ' +
      'password baru lewat tautan yang kami kirim.',
    submit: 'Batalkan perubahan email',
    done: 'Perubahan email dibatalkan. Buat password baru lewat tautan yang kami kirim ke email Anda.',
    failed: 'Perubahan email belum bisa dibatalkan.',
  },
  signIn: 'Masuk',
  continue: 'Lanjut',
  newLink: 'Minta tautan baru di Pengaturan Akun',
  home: 'Ke beranda',
});
