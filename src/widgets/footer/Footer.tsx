import { memo, useSyncExternalStore } from 'react';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { To } from 'react-router-dom';
import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import XIcon from '@mui/icons-material/X';
import IconButton from '@mui/material/IconButton';
import { useCapability } from '@/entities/capability';
import { ShowImagesPrompt, LanguageChoice, SchemeChoice } from '@/features/preferences';
import { routes } from '@/shared/config';
import { useImagesWait } from '@/shared/lib/connection';
import { Logo } from '@/shared/ui/Logo';
import { TOUCH } from '@/shared/ui/media-queries';
import { texts } from './texts';

/** Where Titian is on other networks. */
const socialLinks = {
  instagram: 'https://www.instagram.com/titian.karier/',
  linkedIn: 'https://www.linkedin.com/company/titian-karier/',
  facebook: 'https://www.facebook.com/titian.karier/',
  x: 'https://x.com/titiankarier',
} as const;

/** The landing page's section on why to choose Titian: there is no page of its own about the company. */
const ABOUT = { pathname: '/', hash: '#tentang' } as const;

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
function SocialLinks() {
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

interface FooterLinksProps {
  title: string;
  /** `FooterLink`s. */
  children: ReactNode;
}

interface FooterLinkProps {
  /** A page of the app. */
  to: To;
  children: string;
}

/** One link of a column. */
const FooterLink = ({ to, children }: FooterLinkProps) => (
  <li>
    <Link component={RouterLink} to={to} underline="hover">
      {children}
    </Link>
  </li>
);

/** A titled column of links. */
function FooterLinks({ title, children }: FooterLinksProps) {
  return (
    <section className="foot-links" aria-label={title}>
      <p>{title}</p>
      <ul>{children}</ul>
    </section>
  );
}

const never = () => () => undefined;

const thisYear = (): number => new Date().getFullYear();

/** Year in a rendered page until the app runs: it may be last year. */
const yearOfBuild = (): number => Number(process.env.BUILD_YEAR);

/** The year by the visitor's clock. */
const useYear = (): number => useSyncExternalStore(never, thisYear, yearOfBuild);

/** Its parts go by class name. */
const Foot = styled('footer')(({ theme }) => {
  const { breakpoints, spacing } = theme;
  const { brand } = theme.vars.palette;
  return {
    backgroundColor: brand.deep,
    color: brand.text,
    '.foot-room': { paddingBlock: spacing(5, 3) },
    '.foot-columns': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: spacing(4) },
    '.foot-brand': { gridColumn: '1 / -1' },
    '.foot-brand > p': { maxWidth: 380, margin: spacing(2, 0, 2.5), color: brand.soft },
    '.foot-end': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: spacing(2),
      marginTop: spacing(4),
      paddingTop: spacing(2.5),
      borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
      color: brand.soft,
    },
    '.foot-end > p': { ...theme.typography.body2, margin: 0 },
    // Room for what comes after hydration: two lines on a phone, below the others.
    '.foot-choices': {
      display: 'flex',
      flexWrap: 'wrap',
      flexBasis: '100%',
      gap: spacing(1.5),
      minHeight: 104,
      [TOUCH]: { minHeight: 116 },
    },
    [breakpoints.up('sm')]: { '.foot-choices': { flexBasis: 'auto', minHeight: 46, [TOUCH]: { minHeight: 52 } } },
    [breakpoints.up('md')]: {
      '.foot-room': { paddingTop: spacing(7) },
      '.foot-columns': { gridTemplateColumns: '2fr 1fr 1fr', gap: spacing(6) },
      '.foot-brand': { gridColumn: 'auto' },
      '.foot-end': { marginTop: spacing(6) },
    },
    '.foot-links > p': { margin: spacing(0, 0, 1), fontWeight: 700 },
    ul: { margin: 0, padding: 0, listStyle: 'none' },
    '.foot-links a': {
      display: 'inline-block',
      paddingBlock: spacing(0.75),
      color: brand.soft,
      '&:hover': { color: 'inherit' },
      [TOUCH]: { paddingBlock: spacing(1.25), marginBlock: 0 },
    },
    '.foot-networks': { display: 'flex', gap: spacing(1) },
  };
});

/** The foot of every page: networks, company links and copyright. Specification 1, section 2. */
export const Footer = memo(function Footer() {
  return (
    <Foot>
      <Container className="foot-room">
        <div className="foot-columns">
          <div className="foot-brand">
            <Logo variant="light" />
            <p>{texts.claim}</p>
            <SocialLinks />
          </div>
          <FooterLinks title={texts.candidates}>
            <FooterLink to={routes.jobs.to()}>{texts.jobs}</FooterLink>
            {useCapability('adCheck') && <FooterLink to={routes.checkAd.to()}>{texts.checkAd}</FooterLink>}
            <FooterLink to={routes.terms.to()}>{texts.terms}</FooterLink>
          </FooterLinks>
          <FooterLinks title={texts.company}>
            <FooterLink to={ABOUT}>{texts.about}</FooterLink>
            <FooterLink to={routes.help.to()}>{texts.help}</FooterLink>
          </FooterLinks>
        </div>
        <div className="foot-end">
          <p>{texts.copyright(useYear())}</p>
          {useImagesWait() && <ShowImagesPrompt />}
          <div className="foot-choices">
            <LanguageChoice />
            <SchemeChoice />
          </div>
        </div>
      </Container>
    </Foot>
  );
});
