import arutala from './partners/arutala.svg';
import benuara from './partners/benuara.svg';
import candrika from './partners/candrika.svg';
import dwipara from './partners/dwipara.svg';
import giriloka from './partners/giriloka.svg';
import harsaya from './partners/harsaya.svg';
import jalatama from './partners/jalatama.svg';
import karsanusa from './partners/karsanusa.svg';
import lokatani from './partners/lokatani.svg';
import manikra from './partners/manikra.svg';
import nirwasa from './partners/nirwasa.svg';
import padmala from './partners/padmala.svg';
import rantika from './partners/rantika.svg';
import suryaka from './partners/suryaka.svg';
import wastraya from './partners/wastraya.svg';

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
