import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useCarousel } from '../lib/use-carousel';
import { testimonialsPerSlide } from '../model/carousel';
import { testimonials } from '../content/testimonials';
import { texts } from '../texts';
import { Carousel } from './Carousel';
import { sectionTitleStyle } from './section-style';
import { TestimonialCard } from './TestimonialCard';
import { TestimonialControls } from './TestimonialControls';

const Section = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  backgroundColor: theme.vars.palette.tint.primary,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(11) },
  h2: sectionTitleStyle(theme),
}));

/** The claim, and what candidates say. Specification 1, section 2. */
export function Testimonials() {
  const carousel = useCarousel(testimonials.length, testimonialsPerSlide);
  return (
    <Section aria-labelledby="testimoni">
      <Container>
        <h2 id="testimoni">{texts.hired}</h2>
        <Carousel
          label={texts.testimonials}
          carousel={carousel}
          size={testimonialsPerSlide}
          controls={<TestimonialControls carousel={carousel} />}
        >
          {testimonials.map((testimonial) => (
            <li key={testimonial.name}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </Carousel>
      </Container>
    </Section>
  );
}
