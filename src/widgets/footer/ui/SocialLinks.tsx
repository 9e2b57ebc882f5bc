import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import XIcon from '@mui/icons-material/X';
import IconButton from '@mui/material/IconButton';
import { socialLinks } from '../config/footer-links';
import { texts } from '../texts';

const NETWORKS = [
  { name: 'Instagram', href: socialLinks.instagram, Icon: InstagramIcon },
  { name: 'LinkedIn', href: socialLinks.linkedIn, Icon: LinkedInIcon },
  { name: 'Facebook', href: socialLinks.facebook, Icon: FacebookIcon },
  { name: 'X', href: socialLinks.x, Icon: XIcon },
];

const NETWORK_LINK = {
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 24%, transparent)' },
};

/** Titian on other networks, each in a new tab. */
export function SocialLinks() {
  return (
    <ul className="foot-networks" aria-label={texts.networks}>
      {NETWORKS.map(({ name, href, Icon }) => (
        <li key={name}>
          <IconButton
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.newTab(name)}
            color="inherit"
            sx={NETWORK_LINK}
          >
            <Icon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
