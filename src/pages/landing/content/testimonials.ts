import bagas from './people/bagas.svg';
import meilani from './people/meilani.svg';
import rani from './people/rani.svg';

export interface Testimonial {
  name: string;
  company: string;
  feedback: string;
  image: string;
  /** Stars, 4 to 5. */
  rating: number;
}

/** The static testimonials of specification 1, section 3. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Rani Prameswari',
    company: 'Arutala',
    feedback:
      'Dari melamar sampai wawancara, semuanya bisa saya pantau di satu tempat. Tiga minggu kemudian saya sudah mulai bekerja.',
    image: rani,
    rating: 5,
  },
  {
    name: 'Bagas Nugroho',
    company: 'Benuara',
    feedback:
      'Saya tinggal di Kupang dan ingin bekerja dari rumah. Lowongan remote cepat ketemu, dan profil saya cukup diisi sekali.',
    image: bagas,
    rating: 4,
  },
  {
    name: 'Meilani Tanjung',
    company: 'Padmala',
    feedback:
      'Sambil kuliah saya mencari magang paruh waktu. Keterangan lowongannya jelas, jadi saya tahu apa yang saya lamar.',
    image: meilani,
    rating: 5,
  },
];
