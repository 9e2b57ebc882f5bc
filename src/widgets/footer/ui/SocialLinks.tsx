import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon, icons } from '@/shared/ui/icon';
import { socialLinks } from '../config/footer-links';
import { texts } from '../texts';

const NETWORKS = [
  { name: 'Instagram', href: socialLinks.instagram, icon: icons.instagram },
  { name: 'LinkedIn', href: socialLinks.linkedIn, icon: icons.linkedIn },
  { name: 'Facebook', href: socialLinks.facebook, icon: icons.facebook },
  { name: 'X', href: socialLinks.x, icon: icons.x },
];

/** Titian on other networks, each in a new tab. */
export function SocialLinks() {
  return (
    <Box component="ul" aria-label={texts.networks} sx={{ display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {NETWORKS.map(({ name, href, icon }) => (
        <li key={name}>
          <IconButton
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.newTab(name)}
            sx={{
              color: 'inherit',
              bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
              '&:hover': { bgcolor: 'color-mix(in srgb, currentColor 24%, transparent)' },
            }}
          >
            <Icon path={icon} />
          </IconButton>
        </li>
      ))}
    </Box>
  );
}
