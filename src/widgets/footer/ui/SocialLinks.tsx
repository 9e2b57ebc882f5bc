import { iconButtonStyle } from '@/shared/ui/button';
import { Icon, icons } from '@/shared/ui/icon';
import { styled } from '@/shared/ui/styled';
import { socialLinks } from '../config/footer-links';
import { texts } from '../texts';

const NETWORKS = [
  { name: 'Instagram', href: socialLinks.instagram, icon: icons.instagram },
  { name: 'LinkedIn', href: socialLinks.linkedIn, icon: icons.linkedIn },
  { name: 'Facebook', href: socialLinks.facebook, icon: icons.facebook },
  { name: 'X', href: socialLinks.x, icon: icons.x },
];

const NetworkLink = styled('a')(iconButtonStyle, {
  color: 'inherit',
  backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  // After the grey of other buttons that are pointed at.
  '&:any-link:hover': { backgroundColor: 'color-mix(in srgb, currentColor 24%, transparent)' },
});

/** Titian on other networks, each in a new tab. */
export function SocialLinks() {
  return (
    <ul className="foot-networks" aria-label={texts.networks}>
      {NETWORKS.map(({ name, href, icon }) => (
        <li key={name}>
          <NetworkLink href={href} target="_blank" rel="noopener noreferrer" aria-label={texts.newTab(name)}>
            <Icon path={icon} />
          </NetworkLink>
        </li>
      ))}
    </ul>
  );
}
