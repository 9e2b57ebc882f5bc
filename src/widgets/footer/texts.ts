import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/footer', {
  claim: 'Jembatan antara pencari kerja dan perusahaan di seluruh Indonesia.',
  candidates: 'Kandidat',
  jobs: 'Cari Lowongan',
  checkAd: 'Periksa Iklan',
  terms: 'Syarat dan Ketentuan',
  company: 'Perusahaan',
  // Specification 1, section 2.
  about: 'About',
  help: 'Help Center',
  networks: 'Media sosial',
  newTab: (network: string) => `${network} (tab baru)`,
  copyright: (year: number) => `© ${year} Titian. Hak cipta dilindungi.`,
});
