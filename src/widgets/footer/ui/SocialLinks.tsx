import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import XIcon from '@mui/icons-material/X';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { socialLinks } from '../config/footer-links';

const NETWORKS = [
  { name: 'Instagram', href: socialLinks.instagram, Icon: InstagramIcon },
  { name: 'LinkedIn', href: socialLinks.linkedIn, Icon: LinkedInIcon },
  { name: 'Facebook', href: socialLinks.facebook, Icon: FacebookIcon },
  { name: 'X', href: socialLinks.x, Icon: XIcon },
];

/** Titian on other networks, each in a new tab. */
export function SocialLinks() {
  return (
    <Box component="ul" aria-label="Media sosial" sx={{ display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {NETWORKS.map(({ name, href, Icon }) => (
        <li key={name}>
          <IconButton
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (tab baru)`}
            sx={{
              color: 'inherit',
              bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
              '&:hover': { bgcolor: 'color-mix(in srgb, currentColor 24%, transparent)' },
            }}
          >
            <Icon />
          </IconButton>
        </li>
      ))}
    </Box>
  );
}
