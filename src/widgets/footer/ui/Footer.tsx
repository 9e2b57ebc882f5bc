import { memo } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { routes } from '@/shared/config';
import { Logo } from '@/shared/ui/brand';
import { ABOUT, HELP_EMAIL } from '../config/footer-links';
import { FooterLinks } from './FooterLinks';
import { useYear } from '../model/use-year';
import { SocialLinks } from './SocialLinks';

/** The foot of every page: networks, company links and copyright. Specification 1, section 2. */
export const Footer = memo(function Footer() {
  return (
    <Box component="footer" sx={{ bgcolor: 'primary.dark', color: 'primary.contrastText' }}>
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
            <Typography sx={{ mt: 2, mb: 2.5, maxWidth: 380, color: '#cfe3e0' }}>
              Jembatan antara pencari kerja dan perusahaan di seluruh Indonesia.
            </Typography>
            <SocialLinks />
          </Box>
          <FooterLinks title="Kandidat">
            <li>
              <Link to={routes.jobs.to()}>Cari Lowongan</Link>
            </li>
            <li>
              <Link to={routes.terms.to()}>Syarat dan Ketentuan</Link>
            </li>
          </FooterLinks>
          <FooterLinks title="Perusahaan">
            <li>
              <Link to={ABOUT}>About</Link>
            </li>
            <li>
              <a href={`mailto:${HELP_EMAIL}`}>Help Center</a>
            </li>
          </FooterLinks>
        </Box>
        <Typography
          variant="body2"
          sx={{ mt: { xs: 4, md: 6 }, pt: 2.5, borderTop: '1px solid rgb(255 255 255 / 0.18)', color: '#cfe3e0' }}
        >
          © {useYear()} Titian. Hak cipta dilindungi.
        </Typography>
      </Container>
    </Box>
  );
});
