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

const NETWORK_LINK = {
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 24%, transparent)' },
};

/** Titian on other networks, each in a new tab. */
export function SocialLinks() {
  return (
    <ul className="foot-networks" aria-label={texts.networks}>
      {NETWORKS.map(({ name, href, icon }) => (
        <li key={name}>
          <IconButton
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.newTab(name)}
            color="inherit"
            sx={NETWORK_LINK}
          >
            <Icon path={icon} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
