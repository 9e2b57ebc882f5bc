import arutala from '../assets/partners/arutala.svg';
import benuara from '../assets/partners/benuara.svg';
import candrika from '../assets/partners/candrika.svg';
import dwipara from '../assets/partners/dwipara.svg';
import giriloka from '../assets/partners/giriloka.svg';
import harsaya from '../assets/partners/harsaya.svg';
import jalatama from '../assets/partners/jalatama.svg';
import karsanusa from '../assets/partners/karsanusa.svg';
import lokatani from '../assets/partners/lokatani.svg';
import manikra from '../assets/partners/manikra.svg';
import nirwasa from '../assets/partners/nirwasa.svg';
import padmala from '../assets/partners/padmala.svg';
import rantika from '../assets/partners/rantika.svg';
import suryaka from '../assets/partners/suryaka.svg';
import wastraya from '../assets/partners/wastraya.svg';

/** The 15 partners of the logo carousel. Specification 1, section 2. */
export const partners = [
  { name: 'Arutala', logo: arutala },
  { name: 'Benuara', logo: benuara },
  { name: 'Candrika', logo: candrika },
  { name: 'Dwipara', logo: dwipara },
  { name: 'Giriloka', logo: giriloka },
  { name: 'Harsaya', logo: harsaya },
  { name: 'Jalatama', logo: jalatama },
  { name: 'KarsaNusa', logo: karsanusa },
  { name: 'Lokatani', logo: lokatani },
  { name: 'Manikra', logo: manikra },
  { name: 'Nirwasa', logo: nirwasa },
  { name: 'Padmala', logo: padmala },
  { name: 'Rantika', logo: rantika },
  { name: 'Suryaka', logo: suryaka },
  { name: 'Wastraya', logo: wastraya },
] as const;
