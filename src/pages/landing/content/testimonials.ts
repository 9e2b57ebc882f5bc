import { texts } from '../texts';
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
    feedback: texts.feedback.rani,
    image: rani,
    rating: 5,
  },
  {
    name: 'Bagas Nugroho',
    company: 'Benuara',
    feedback: texts.feedback.bagas,
    image: bagas,
    rating: 4,
  },
  {
    name: 'Meilani Tanjung',
    company: 'Padmala',
    feedback: texts.feedback.meilani,
    image: meilani,
    rating: 5,
  },
];
