import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/landing', {
  documentTitle: 'Titian – Jembatan Anda menuju pekerjaan yang tepat',
  headline: 'Jembatan Anda menuju',
  headlineEnd: 'pekerjaan yang tepat',
  claim:
    'Temukan lowongan di seluruh Indonesia, lamar dengan satu profil, dan pantau setiap tahapnya sampai Anda diterima.',
  // Specification 1, section 2, "Landing"; also the search, `whyUs` and `hired`.
  exploreJobs: 'Jelajahi Lowongan Pekerjaan!',
  searchLabel: 'Pekerjaan atau Perusahaan',
  search: 'Cari!',
  statistics: 'Titian dalam angka',
  candidates: 'Kandidat tersedia',
  jobs: 'Lowongan dibuka',
  free: 'Gratis. Tidak ada biaya apa pun. Data Anda hanya diberikan ke perusahaan yang Anda lamar.',
  newestJobs: 'Lowongan Terbaru',
  openByCity: 'Lowongan yang masih dibuka per kota',
  openByFunction: 'Lowongan yang masih dibuka per bidang',
  counted: (name: string, count: number) => `${name} (${count})`,
  carousel: 'karusel',
  partners: 'Perusahaan yang mencari talenta bersama kami',
  partnerLogos: 'Logo mitra',
  pausePartnerLogos: 'Jeda logo mitra',
  playPartnerLogos: 'Putar logo mitra',
  whyUs: 'Kenapa Memilih Kami?',
  benefits: {
    process: {
      title: 'Proses Mudah dan Cepat',
      text: 'Isi profil sekali, lalu lamar lowongan mana pun. Setiap tahap lamaran, dari screening sampai onboard, dapat Anda pantau.',
    },
    reach: {
      title: 'Jangkauan Lebih Luas',
      text: 'Lowongan datang dari berbagai kota dan provinsi di seluruh Indonesia, termasuk yang dapat dikerjakan dari rumah.',
    },
    variety: {
      title: 'Beragam Jenis Pekerjaan',
      text: 'Full-time, part-time, freelance, atau internship: pilih yang sesuai dengan waktu dan tujuan Anda.',
    },
  },
  hired: 'Lebih dari 1000 talenta dapat kerja melalui Titian',
  testimonials: 'Testimoni',
  pauseTestimonials: 'Jeda testimoni',
  playTestimonials: 'Putar testimoni',
  previousTestimonial: 'Testimoni sebelumnya',
  nextTestimonial: 'Testimoni berikutnya',
  testimonial: (slide: number, slides: number) => `Testimoni ${slide} dari ${slides}`,
  stars: (rating: number) => `${rating} dari 5 bintang`,
  feedback: {
    rani: 'Dari melamar sampai wawancara, semuanya bisa saya pantau di satu tempat. Tiga minggu kemudian saya sudah mulai bekerja.',
    bagas:
      'Saya tinggal di Kupang dan ingin bekerja dari rumah. Lowongan remote cepat ketemu, dan profil saya cukup diisi sekali.',
    meilani:
      'Sambil kuliah saya mencari magang paruh waktu. Keterangan lowongannya jelas, jadi saya tahu apa yang saya lamar.',
  },
});
