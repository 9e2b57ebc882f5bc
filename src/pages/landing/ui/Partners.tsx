import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCarousel } from '../lib/use-carousel';
import { logosPerSlide } from '../model/carousel';
import { partners } from '../content/partners';
import { texts } from '../texts';
import { Carousel } from './Carousel';
import { PlayButton } from './PlayButton';

/** The partners' logos, sliding by. Specification 1, section 2. */
export function Partners() {
  const carousel = useCarousel(partners.length, logosPerSlide);
  return (
    <Container component="section" aria-labelledby="mitra" maxWidth="lg" sx={{ pt: { xs: 6, md: 9 } }}>
      <Typography
        id="mitra"
        component="h2"
        sx={{ mb: 3, textAlign: 'center', fontSize: '1.125rem', fontWeight: 700, color: 'text.secondary' }}
      >
        {texts.partners}
      </Typography>
      <Carousel
        label={texts.partnerLogos}
        carousel={carousel}
        size={logosPerSlide}
        gap={2}
        controls={
          <Box sx={{ display: 'flex', justifyContent: 'center', mt: 1 }}>
            <PlayButton
              pauseLabel={texts.pausePartnerLogos}
              playLabel={texts.playPartnerLogos}
              playing={carousel.playing}
              onToggle={carousel.togglePlaying}
            />
          </Box>
        }
      >
        {partners.map(({ name, logo }) => (
          <li key={name}>
            <Box
              component="img"
              src={logo}
              alt={name}
              height={40}
              draggable={false}
              sx={{
                display: 'block',
                width: '100%',
                height: { xs: 60, sm: 72 },
                p: { xs: 1, sm: 2 },
                border: 1,
                borderColor: 'divider',
                borderRadius: '10px',
                // Logos are drawn for white paper.
                bgcolor: 'common.white',
                objectFit: 'contain',
              }}
            />
          </li>
        ))}
      </Carousel>
    </Container>
  );
}
