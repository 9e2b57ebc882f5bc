import { useSelector } from 'react-redux';
import { selectIsSessionUnknown, selectIsSignedIn } from '@/entities/session';
import { routes } from '@/shared/config';
import { lazyPart } from '@/shared/lib/lazy-part';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { texts } from '../texts';
import { HeroPicture } from './HeroPicture';

const Banner = styled('section')(({ theme: { breakpoints, spacing, vars } }) => {
  const { brand } = vars.palette;
  return {
    // The statistics lie over the lower edge.
    paddingBottom: spacing(11),
    color: brand.text,
    background: `linear-gradient(165deg, ${brand.background} 20%, ${brand.deep})`,
    '.hero-room': { display: 'grid', alignItems: 'center', gap: spacing(5), paddingTop: spacing(5) },
    h1: {
      margin: 0,
      fontSize: 'clamp(2.125rem, 1.35rem + 3.4vw, 3.5rem)',
      fontWeight: 800,
      lineHeight: 1.1,
      letterSpacing: '-0.02em',
    },
    'h1 > span': { color: brand.accent },
    '.hero-claim': { maxWidth: 520, margin: spacing(2.5, 0, 4), color: brand.soft },
    '.hero-way': { width: '100%' },
    // The height of the search, which comes later.
    '.hero-search': { minHeight: '8.5rem' },
    [breakpoints.up('sm')]: { '.hero-way': { width: 'auto' }, '.hero-search': { minHeight: '4.75rem' } },
    [breakpoints.up('md')]: {
      paddingBottom: spacing(14),
      '.hero-room': { gridTemplateColumns: '1.1fr 1fr', gap: spacing(7), paddingTop: spacing(8) },
      '.hero-claim': { fontSize: '1.125rem' },
    },
  };
});

function WayToJobs() {
  return (
    <Button
      component={Link}
      to={routes.jobs.to()}
      className="hero-way"
      variant="contained"
      color="secondary"
      size="large"
    >
      {texts.exploreJobs}
    </Button>
  );
}

/** Only candidates have it: visitors come without the bytes of a field. Where it cannot be fetched, its way remains. */
const HeroSearch = lazyPart<object>('the search of the banner', async () => (await import('./HeroSearch')).HeroSearch, {
  Placeholder: WayToJobs,
  Failure: WayToJobs,
});

/** The banner at the top: headline, and the way to the vacancies. Specification 1, section 2. */
export function Hero() {
  const signedIn = useSelector(selectIsSignedIn);
  const isUnknown = useSelector(selectIsSessionUnknown);
  return (
    <Banner>
      <Container className="hero-room">
        <div>
          <h1>
            {texts.headline} <span>{texts.headlineEnd}</span>
          </h1>
          <p className="hero-claim">{texts.claim}</p>
          <div className={signedIn || isUnknown ? 'hero-search' : undefined}>
            {signedIn ? <HeroSearch /> : <WayToJobs />}
          </div>
        </div>
        <HeroPicture />
      </Container>
    </Banner>
  );
}
