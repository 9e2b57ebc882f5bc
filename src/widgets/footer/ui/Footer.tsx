import { memo } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { LanguageChoice } from '@/features/choose-language';
import { SchemeChoice } from '@/features/choose-scheme';
import { routes } from '@/shared/config';
import { Logo } from '@/shared/ui/brand';
import { ABOUT, HELP_EMAIL } from '../config/footer-links';
import { useYear } from '../model/use-year';
import { texts } from '../texts';
import { FooterLinks } from './FooterLinks';
import { SocialLinks } from './SocialLinks';

/** The foot of every page: networks, company links and copyright. Specification 1, section 2. */
export const Footer = memo(function Footer() {
  return (
    <Box component="footer" sx={{ bgcolor: 'brand.deep', color: 'brand.text' }}>
      <Container maxWidth="lg" sx={{ pt: { xs: 5, md: 7 }, pb: 3 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Logo tone="light" />
            <Typography sx={{ mt: 2, mb: 2.5, maxWidth: 380, color: 'brand.soft' }}>{texts.claim}</Typography>
            <SocialLinks />
          </Box>
          <FooterLinks title={texts.candidates}>
            <li>
              <Link to={routes.jobs.to()}>{texts.jobs}</Link>
            </li>
            <li>
              <Link to={routes.terms.to()}>{texts.terms}</Link>
            </li>
          </FooterLinks>
          <FooterLinks title={texts.company}>
            <li>
              <Link to={ABOUT}>{texts.about}</Link>
            </li>
            <li>
              <a href={`mailto:${HELP_EMAIL}`}>{texts.help}</a>
            </li>
          </FooterLinks>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            mt: { xs: 4, md: 6 },
            pt: 2.5,
            borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
            color: 'brand.soft',
          }}
        >
          <Typography variant="body2">{texts.copyright(useYear())}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <LanguageChoice />
            <SchemeChoice />
          </Box>
        </Box>
      </Container>
    </Box>
  );
});
