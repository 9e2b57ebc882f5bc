import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useImagesWait } from '@/shared/lib/connection';
import { useCarousel } from '../lib/use-carousel';
import { logosPerSlide } from '../model/carousel';
import { partners } from '../content/partners';
import { texts } from '../texts';
import { Carousel } from './Carousel';
import { PlayButton } from './PlayButton';

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

/** The partners' logos, sliding by. Specification 1, section 2. */
export function Partners() {
  const isWaiting = useImagesWait();
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
        {partners.map(({ name, logo }) => (
          <li key={name}>
            <img
              src={isWaiting ? undefined : logo}
              alt={name}
              height={40}
              // Those of the next slides are no part of the first screen, and have to be there before they slide in.
              loading={carousel.ready ? 'eager' : 'lazy'}
              draggable={false}
            />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
