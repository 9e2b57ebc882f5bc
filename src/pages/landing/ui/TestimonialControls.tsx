import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '@/shared/ui/icon';
import type { CarouselControl } from '../lib/use-carousel';
import { texts } from '../texts';
import { PlayButton } from './PlayButton';

/** Arrows, dots and the pause button; nothing where all is in sight on one slide. Specification 1, section 2. */
export function TestimonialControls({ carousel }: { carousel: CarouselControl }) {
  const { slides, slide, playing } = carousel;
  if (slides <= 1) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 2 }}>
      <PlayButton
        pauseLabel={texts.pauseTestimonials}
        playLabel={texts.playTestimonials}
        playing={playing}
        onToggle={carousel.togglePlaying}
      />
      <IconButton aria-label={texts.previousTestimonial} color="primary" onClick={carousel.showPrevious}>
        <Icon path="M20 12H4M10 6l-6 6 6 6" />
      </IconButton>
      {Array.from({ length: slides }, (_unused, index) => (
        <Box
          key={index}
          component="button"
          type="button"
          aria-label={texts.testimonial(index + 1, slides)}
          aria-current={index === slide}
          onClick={() => carousel.show(index)}
          sx={{
            flexShrink: 0,
            width: 24,
            height: 24,
            p: 0,
            border: 0,
            borderRadius: 3,
            background: 'none',
            cursor: 'pointer',
            '&::before': {
              content: '""',
              display: 'block',
              width: 10,
              height: 10,
              mx: 'auto',
              borderRadius: 5,
              bgcolor: 'controlLine',
            },
            '&[aria-current="true"]::before': { width: 24, bgcolor: 'primary.main' },
          }}
        />
      ))}
      <IconButton aria-label={texts.nextTestimonial} color="primary" onClick={carousel.showNext}>
        <Icon path="M4 12h16M14 6l6 6-6 6" />
      </IconButton>
    </Box>
  );
}
