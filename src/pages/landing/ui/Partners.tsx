import { memo } from 'react';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useImagesWait } from '@/shared/lib/connection';
import { useCarousel } from '../lib/use-carousel';
import { logosPerSlide } from '../model/carousel';
import { texts } from '../texts';
import arutala from '../content/partners/arutala.svg';
import benuara from '../content/partners/benuara.svg';
import candrika from '../content/partners/candrika.svg';
import dwipara from '../content/partners/dwipara.svg';
import giriloka from '../content/partners/giriloka.svg';
import harsaya from '../content/partners/harsaya.svg';
import jalatama from '../content/partners/jalatama.svg';
import karsanusa from '../content/partners/karsanusa.svg';
import lokatani from '../content/partners/lokatani.svg';
import manikra from '../content/partners/manikra.svg';
import nirwasa from '../content/partners/nirwasa.svg';
import padmala from '../content/partners/padmala.svg';
import rantika from '../content/partners/rantika.svg';
import suryaka from '../content/partners/suryaka.svg';
import wastraya from '../content/partners/wastraya.svg';
import { Carousel } from './Carousel';
import { PlayButton } from './PlayButton';

/** The 15 partners of the logo carousel. Specification 1, section 2. */
const partners = [
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

const Section = styled(Container)(({ theme: { breakpoints, spacing, vars } }) => ({
  paddingTop: spacing(6),
  h2: {
    margin: spacing(0, 0, 3),
    textAlign: 'center',
    fontSize: '1.125rem',
    fontWeight: 700,
    lineHeight: 1.5,
    color: vars.palette.text.secondary,
  },
  img: {
    display: 'block',
    width: '100%',
    height: 60,
    padding: spacing(1),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    // Logos are drawn for white paper.
    backgroundColor: vars.palette.common.white,
    objectFit: 'contain',
  },
  [breakpoints.up('sm')]: { img: { height: 72, padding: spacing(2) } },
  [breakpoints.up('md')]: { paddingTop: spacing(9) },
  '.partners-pause': { display: 'flex', justifyContent: 'center', marginTop: spacing(1) },
})) as typeof Container;

interface LogosProps {
  /** True when they will slide in: those of the next slides are no part of the first screen, and have to be there before. */
  areNeeded: boolean;
}

/** The logos as list items. A slide that changes does not render them again. */
const Logos = memo(function Logos({ areNeeded }: LogosProps) {
  const isWaiting = useImagesWait();
  return partners.map(({ name, logo }) => (
    <li key={name}>
      <img
        src={isWaiting ? undefined : logo}
        alt={name}
        height={40}
        loading={areNeeded ? 'eager' : 'lazy'}
        draggable={false}
      />
    </li>
  ));
});

/** The partners' logos, sliding by. Specification 1, section 2. */
export function Partners() {
  const carousel = useCarousel(partners.length, logosPerSlide);
  return (
    <Section component="section" aria-labelledby="mitra">
      <h2 id="mitra">{texts.partners}</h2>
      <Carousel
        label={texts.partnerLogos}
        carousel={carousel}
        size={logosPerSlide}
        controls={
          <div className="partners-pause">
            <PlayButton
              pauseLabel={texts.pausePartnerLogos}
              playLabel={texts.playPartnerLogos}
              playing={carousel.playing}
              onToggle={carousel.togglePlaying}
            />
          </div>
        }
      >
        <Logos areNeeded={carousel.ready} />
      </Carousel>
    </Section>
  );
}
