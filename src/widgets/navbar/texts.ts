import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/navbar', {
  menu: 'Menu utama',
  menuButton: 'Menu',
  closeMenu: 'Tutup menu',
  skip: 'Langsung ke isi',
  home: 'Beranda',
  jobs: 'Lowongan Pekerjaan',
  signIn: 'Masuk',
  signUp: 'Daftar',
  account: 'Akun Saya',
  // Specification 1, section 2.
  profile: 'Profile',
  applications: 'Application Status',
  // Specification 4, section 6.
  accountSettings: 'Pengaturan Akun',
  signOut: 'Logout',
});
