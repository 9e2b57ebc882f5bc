import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { FORCED_COLORS, TOUCH } from '@/shared/ui/media-queries';
import type { CarouselControl } from '../lib/use-carousel';
import { texts } from '../texts';
import { PlayButton } from './PlayButton';

const Row = styled('div')(({ theme: { spacing, vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(1),
  marginTop: spacing(2),
  [TOUCH]: { flexWrap: 'wrap', gap: 0 },
  '& > [aria-current]': {
    width: 24,
    height: 24,
    padding: 0,
  },
  '& > [aria-current]::before': {
    content: '""',
    display: 'block',
    width: 10,
    height: 10,
    marginInline: 'auto',
    borderRadius: 50,
    backgroundColor: vars.palette.controlLine,
    [FORCED_COLORS]: { boxSizing: 'border-box', border: '1px solid' },
  },
  '& > [aria-current="true"]::before': { width: 24, backgroundColor: vars.palette.primary.main },
}));

/** Arrows, dots and the pause button; nothing where all is in sight on one slide. Specification 1, section 2. */
export function TestimonialControls({ carousel }: { carousel: CarouselControl }) {
  const { slides, slide, playing } = carousel;
  if (slides <= 1) return null;
  return (
    <Row>
      <PlayButton
        pauseLabel={texts.pauseTestimonials}
        playLabel={texts.playTestimonials}
        playing={playing}
        onToggle={carousel.togglePlaying}
      />
      <IconButton aria-label={texts.previousTestimonial} color="primary" onClick={carousel.showPrevious}>
        <ArrowBackIcon />
      </IconButton>
      {Array.from({ length: slides }, (_unused, index) => (
        <IconButton
          key={index}
          aria-label={texts.testimonial(index + 1, slides)}
          aria-current={index === slide}
          onClick={() => carousel.show(index)}
        />
      ))}
      <IconButton aria-label={texts.nextTestimonial} color="primary" onClick={carousel.showNext}>
        <ArrowForwardIcon />
      </IconButton>
    </Row>
  );
}
