import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { texts } from '../texts';
import { HeroPicture } from './HeroPicture';
import { HeroSearch } from './HeroSearch';

/** The banner at the top: headline, and the way to the vacancies. Specification 1, section 2. */
export function Hero() {
  const signedIn = useSelector(selectIsSignedIn);
  return (
    <Box
      component="section"
      sx={{
        background: 'linear-gradient(165deg, var(--mui-palette-brand-ground) 20%, var(--mui-palette-brand-deep))',
        color: 'brand.text',
        // The statistics lie over the lower edge.
        pb: { xs: 11, md: 14 },
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1.1fr 1fr' },
          alignItems: 'center',
          gap: { xs: 5, md: 7 },
          pt: { xs: 5, md: 8 },
        }}
      >
        <div>
          <Typography
            component="h1"
            sx={{
              fontSize: 'clamp(2.125rem, 1.35rem + 3.4vw, 3.5rem)',
              fontWeight: 800,
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
            }}
          >
            {texts.headline}{' '}
            <Box component="span" sx={{ color: 'brand.accent' }}>
              {texts.headlineEnd}
            </Box>
          </Typography>
          <Typography
            sx={{ mt: 2.5, mb: 4, maxWidth: 520, fontSize: { xs: '1rem', md: '1.125rem' }, color: 'brand.soft' }}
          >
            {texts.claim}
          </Typography>
          {signedIn ? (
            <HeroSearch />
          ) : (
            <Button
              component={Link}
              to={routes.jobs.to()}
              variant="contained"
              color="secondary"
              size="large"
              sx={{ width: { xs: '100%', sm: 'auto' } }}
            >
              {texts.exploreJobs}
            </Button>
          )}
        </div>
        <HeroPicture />
      </Container>
    </Box>
  );
}
