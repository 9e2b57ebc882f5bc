import processPicture from './benefits/process.svg';
import reachPicture from './benefits/reach.svg';
import varietyPicture from './benefits/variety.svg';

/** The three benefits of specification 1, section 2. */
export const benefits = [
  {
    title: 'Proses Mudah dan Cepat',
    text: 'Isi profil sekali, lalu lamar lowongan mana pun. Setiap tahap lamaran, dari screening sampai onboard, dapat Anda pantau.',
    image: processPicture,
  },
  {
    title: 'Jangkauan Lebih Luas',
    text: 'Lowongan datang dari berbagai kota dan provinsi di seluruh Indonesia, termasuk yang dapat dikerjakan dari rumah.',
    image: reachPicture,
  },
  {
    title: 'Beragam Jenis Pekerjaan',
    text: 'Full-time, part-time, freelance, atau internship: pilih yang sesuai dengan waktu dan tujuan Anda.',
    image: varietyPicture,
  },
] as const;
