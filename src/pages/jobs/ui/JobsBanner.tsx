import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { texts } from '../texts';
import banner from './jobs-banner.svg';

/** The picture above the list, with the page's title on it. */
export function JobsBanner() {
  return (
    <Box
      sx={(theme) => ({
        color: 'brand.text',
        bgcolor: 'brand.deep',
        // The text stands on plain ground, however narrow the page is.
        backgroundImage: `linear-gradient(90deg, ${theme.vars.palette.brand.deep} 30%, transparent), url(${banner})`,
        // On a phone the title needs all the width: the picture is left out.
        [theme.breakpoints.down('sm')]: { backgroundImage: 'none' },
        backgroundSize: 'cover',
        backgroundPosition: 'right bottom',
        pt: { xs: 3, md: 6 },
        pb: { xs: 6, md: 12 },
      })}
    >
      <Container maxWidth="lg">
        <Typography variant="h1">{texts.title}</Typography>
        <Typography sx={{ mt: 1, maxWidth: 480, display: { xs: 'none', sm: 'block' } }}>{texts.claim}</Typography>
      </Container>
    </Box>
  );
}
