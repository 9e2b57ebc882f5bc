import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Card from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import Rating from '@mui/material/Rating';
import { EMPTY_IMAGE, useImagesWait } from '@/shared/lib/connection';
import { useCarousel } from '../lib/use-carousel';
import { testimonialsPerSlide } from '../model/carousel';
import { testimonials } from '../content/testimonials';
import { texts } from '../texts';
import type { Testimonial } from '../content/testimonials';
import { Carousel } from './Carousel';
import { sectionTitleStyle } from './section-style';
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
          {CARDS}
        </Carousel>
      </Container>
    </Section>
  );
}

const Figure = styled((props: CardProps<'figure'>) => <Card component="figure" {...props} />)(({ theme }) => {
  const { breakpoints, spacing } = theme;
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    margin: 0,
    padding: spacing(3),
    [breakpoints.up('sm')]: { padding: spacing(2) },
    [breakpoints.up('md')]: { padding: spacing(3) },
    blockquote: { flexGrow: 1, margin: spacing(2, 0, 3) },
    figcaption: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing(1.5) },
    'figcaption > div': { minWidth: 0 },
    img: { borderRadius: '50%' },
    p: { ...theme.typography.body2, margin: 0, color: palette.text.secondary },
    '.testimonial-name': { ...theme.typography.body1, fontWeight: 700, lineHeight: 1.3, color: 'inherit' },
  };
});

/** Testimonial of one candidate. Specification 1, section 2. */
function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, company, feedback, image, rating } = testimonial;
  const isWaiting = useImagesWait();
  return (
    <Figure>
      <Rating readOnly value={rating} getLabelText={texts.stars} sx={{ gap: '2px', fontSize: 20 }} />
      <blockquote>{feedback}</blockquote>
      <figcaption>
        <img src={isWaiting ? EMPTY_IMAGE : image} alt="" width={48} height={48} loading="lazy" />
        <div>
          <p className="testimonial-name">{name}</p>
          <p>{company}</p>
        </div>
      </figcaption>
    </Figure>
  );
}

/** The same elements each time: a slide that changes renders none of them again. */
const CARDS = testimonials.map((testimonial) => (
  <li key={testimonial.name}>
    <TestimonialCard testimonial={testimonial} />
  </li>
));
