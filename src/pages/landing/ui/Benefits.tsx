import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { benefits } from '../content/benefits';

/** Why to choose Titian. Specification 1, section 2. The footer's "About" leads here. */
export function Benefits() {
  return (
    <Container component="section" id="tentang" aria-labelledby="kenapa" maxWidth="lg" sx={{ py: { xs: 7, md: 11 } }}>
      <Typography
        id="kenapa"
        component="h2"
        variant="h2"
        sx={{ mb: { xs: 4, md: 6 }, textAlign: 'center', fontSize: { xs: '1.625rem', md: '2.125rem' } }}
      >
        Kenapa Memilih Kami?
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          gap: { xs: 2, md: 3 },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {benefits.map(({ title, text, image }) => (
          <Box
            key={title}
            component="li"
            sx={{ p: 3, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '16px' }}
          >
            <Box component="img" src={image} alt="" width={120} height={96} loading="lazy" sx={{ display: 'block' }} />
            <Typography component="h3" variant="h3" sx={{ mt: 2.5, mb: 1 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
