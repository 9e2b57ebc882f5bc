import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Testimonial } from '../content/testimonials';
import { Stars } from './Stars';

/** What one candidate says. Specification 1, section 2. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, company, feedback, image, rating } = testimonial;
  return (
    <Card
      component="figure"
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', m: 0, p: { xs: 3, sm: 2, md: 3 } }}
    >
      <Stars rating={rating} />
      <Typography component="blockquote" sx={{ flexGrow: 1, m: 0, mt: 2, mb: 3 }}>
        {feedback}
      </Typography>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box component="img" src={image} alt="" width={48} height={48} loading="lazy" sx={{ borderRadius: '50%' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {company}
          </Typography>
        </Box>
      </Box>
    </Card>
  );
}
