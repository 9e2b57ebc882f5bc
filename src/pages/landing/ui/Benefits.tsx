import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { benefits } from '../content/benefits';
import { texts } from '../texts';

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
        {texts.whyUs}
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
        {benefits.map(({ name, title, text, image }) => (
          <Box
            key={name}
            component="li"
            sx={{
              // On a phone the picture stands beside the title, and all three are soon read.
              display: { xs: 'grid', md: 'block' },
              gridTemplateColumns: '96px minmax(0, 1fr)',
              alignItems: 'center',
              columnGap: 2,
              p: { xs: 2.5, md: 3 },
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: '16px',
              '& > img': { display: 'block', width: { xs: 96, md: 120 }, height: 'auto' },
              '& > p': { gridColumn: '1 / -1' },
            }}
          >
            <img src={image} alt="" width={120} height={96} loading="lazy" />
            <Typography component="h3" variant="h3" sx={{ mt: { md: 2.5 }, mb: { md: 1 } }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: { xs: 1.5, md: 0 } }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
