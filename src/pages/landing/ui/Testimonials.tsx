import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useCarousel } from '../lib/use-carousel';
import { testimonialsPerSlide } from '../model/carousel';
import { testimonials } from '../content/testimonials';
import { texts } from '../texts';
import { Carousel } from './Carousel';
import { TestimonialCard } from './TestimonialCard';
import { TestimonialControls } from './TestimonialControls';

/** The claim, and what candidates say. Specification 1, section 2. */
export function Testimonials() {
  const carousel = useCarousel(testimonials.length, testimonialsPerSlide);
  return (
    <Box component="section" aria-labelledby="testimoni" sx={{ bgcolor: 'tint.primary', py: { xs: 7, md: 11 } }}>
      <Container maxWidth="lg">
        <Typography
          id="testimoni"
          component="h2"
          variant="h2"
          sx={{ mb: { xs: 4, md: 6 }, textAlign: 'center', fontSize: { xs: '1.625rem', md: '2.125rem' } }}
        >
          {texts.hired}
        </Typography>
        <Carousel
          label={texts.testimonials}
          carousel={carousel}
          size={testimonialsPerSlide}
          gap={2}
          controls={<TestimonialControls carousel={carousel} />}
        >
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </Carousel>
      </Container>
    </Box>
  );
}
